import { useT } from "~/language/context";
import { type Language, type Message, translator } from "~/language/language";
import type { Signature } from "~/ui/print-sheet";
import { TableBox } from "~/ui/table-box";
import { m } from "./document-messages";

/** A box to tick, or already ticked. */
export function TickBox({ ticked = false }: { ticked?: boolean }) {
  const t = useT();
  return (
    <span className="tick" role="img" aria-label={t(ticked ? m.ticked : m.notTicked)}>
      {ticked && "×"}
    </span>
  );
}

/** Space to write a fact. */
export const Blank = () => <span className="write-line" />;

/** A checklist to tick by hand, with space for remarks. */
export function CheckList({ checks }: { checks: readonly Message[] }) {
  const t = useT();
  return (
    <>
      <h2>{t(m.checks)}</h2>
      <TableBox label={t(m.checks)} className="check-list" heads={[t(m.check), t(m.good), t(m.bad), t(m.remark)]}>
        {checks.map((check) => (
          <tr key={t(check)}>
            <th scope="row">{t(check)}</th>
            <td>
              <TickBox />
            </td>
            <td>
              <TickBox />
            </td>
            <td className="wide" />
          </tr>
        ))}
      </TableBox>
    </>
  );
}

/** Space for a signature with name, date and place, or what else is asked, written by hand. */
export function signedByHand(lines: string[], language: Language, last: Message = m.place): Signature {
  const t = translator(language);
  return { lines, name: "", detail: [t(m.name), t(m.date), t(last)], byHand: true };
}
