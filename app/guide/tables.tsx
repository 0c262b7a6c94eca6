import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { TableBox } from "~/ui/table-box";
import { keys } from "./keys";
import { m } from "./messages";
import type { GuideSection } from "./sections";

/** The screens of a section with what they are for; on the portal's own pages their names lead there. */
export function ScreenTable({ section: { title, screens }, linked }: { section: GuideSection; linked?: boolean }) {
  const t = useT();
  return (
    <TableBox label={t(title)} className={linked ? "data-table" : undefined} heads={[t(m.screen), t(m.purpose)]}>
      {screens.map(({ label, path, purpose, ownWindow }) => (
        <tr key={path}>
          <th scope="row">
            {linked ? (
              <Link to={path} {...(ownWindow && { target: "_blank", rel: "noopener" })}>
                {t(label)}
              </Link>
            ) : (
              t(label)
            )}
          </th>
          <td>{t(purpose)}</td>
        </tr>
      ))}
    </TableBox>
  );
}

/** The keys of the portal. `onPaper`: the sheet has a look of its own for tables. */
export function KeyTable({ onPaper }: { onPaper?: boolean }) {
  const t = useT();
  return (
    <TableBox label={t(m.keys)} className={onPaper ? undefined : "data-table"} heads={[t(m.key), t(m.keyUse)]}>
      {keys.map(({ keys: pressed, use }) => (
        <tr key={pressed}>
          <th scope="row" className="nowrap">
            <kbd>{pressed}</kbd>
          </th>
          <td>{t(use)}</td>
        </tr>
      ))}
    </TableBox>
  );
}
