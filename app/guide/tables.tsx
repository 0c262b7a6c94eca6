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
    <TableBox label={t(title)} className="data-table" heads={[t(m.screen), t(m.purpose)]}>
      {screens.map(({ label, path, purpose }) => (
        <tr key={path}>
          <th scope="row">{linked ? <Link to={path}>{t(label)}</Link> : t(label)}</th>
          <td>{t(purpose)}</td>
        </tr>
      ))}
    </TableBox>
  );
}

/** The keys of the portal. */
export function KeyTable() {
  const t = useT();
  return (
    <TableBox label={t(m.keys)} className="data-table" heads={[t(m.key), t(m.keyUse)]}>
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
