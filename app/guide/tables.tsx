import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Role } from "~/session/permissions";
import { TableBox } from "~/ui/table-box";
import { keysOf } from "./keys";
import { m } from "./messages";
import type { GuideSection } from "./sections";
import "~/ui/styles/kbd.css";

/** The screens of a section with their purposes; on the portal's own pages the names are links. */
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

/** The keyboard shortcuts. `onPaper`: the sheet has its own table style. */
export function KeyTable({ side, onPaper }: { side: Role; onPaper?: boolean }) {
  const t = useT();
  return (
    <TableBox label={t(m.keys)} className={onPaper ? undefined : "data-table"} heads={[t(m.key), t(m.keyUse)]}>
      {keysOf(side).map(({ keys: pressed, use }) => (
        <tr key={t(use)}>
          <th scope="row" className="nowrap">
            <kbd>{pressed.join("+")}</kbd>
          </th>
          <td>{t(use)}</td>
        </tr>
      ))}
    </TableBox>
  );
}
