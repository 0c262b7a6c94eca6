import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actionWords } from "~/features/requests/action-words";
import { stateStyle } from "~/inventory/requests/status";
import { roleOf, transitions } from "~/inventory/requests/transitions";
import { useT } from "~/language/context";
import { profilePath } from "~/paths";
import { requireSide } from "~/session/guards.server";
import { allowed, rolePermission } from "~/session/permissions";
import { profileMenus } from "~/shell/menu";
import { visibleMenu } from "~/shell/menu-access";
import { Icon } from "~/ui/icon";
import { BackLink } from "~/ui/record-actions";
import { TableBox } from "~/ui/table-box";
import { titled } from "~/ui/title";
import { m } from "./messages";
import "./guide.css";
import { ownSection, sectionsOf } from "./sections";
import { KeyTable, ScreenTable } from "./tables";

export const meta = titled(m.whatICanDo);

export async function loader(args: LoaderFunctionArgs) {
  const { role, user } = await requireSide(args, rolePermission);
  const isConfirmed = role === "admin" || user.isTenantConfirmed;
  return {
    role,
    groups: user.groups,
    isConfirmed,
    mayAct: isConfirmed && allowed(user, `view_request_list_${role}`),
    sections: [...sectionsOf(visibleMenu(role, user)), ownSection(profileMenus[role])],
  };
}

export default function WhatICanDo() {
  const t = useT();
  const { role, groups, isConfirmed, mayAct, sections } = useLoaderData<typeof loader>();
  const actions = transitions.filter(({ by }) => roleOf(by) === role);
  return (
    <div className="abilities">
      <div className="page-head">
        <h1>{t(m.whatICanDo)}</h1>
        {groups.length > 0 && <p>{t(m.groups, { groups: groups.join(", ") })}</p>}
        <div className="page-actions">
          <BackLink to={profilePath(role)} />{" "}
          <a className="button" href="/user-guide" target="_blank" rel="noopener">
            <Icon name="book" />
            {t(m.openGuide)}
          </a>
        </div>
      </div>
      {sections.map((section) => (
        <section key={t(section.title)} className="section">
          <div className="section-head">
            <h2>{t(section.title)}</h2>
          </div>
          <ScreenTable section={section} linked />
        </section>
      ))}
      <section className="section">
        <div className="section-head">
          <h2>{t(m.onRequests)}</h2>
        </div>
        {mayAct ? (
          <TableBox label={t(m.onRequests)} className="data-table" heads={[t(m.action), t(m.when)]}>
            {actions.map(({ action, by, from }) => (
              <tr key={`${action} ${by}`}>
                <th scope="row">{t(actionWords[action].label).replace(/ …$/, "")}</th>
                <td>{from.map((state) => t(stateStyle(state).word)).join(", ")}</td>
              </tr>
            ))}
          </TableBox>
        ) : (
          <p className="empty">{t(isConfirmed ? m.noRequestList : m.noRequests)}</p>
        )}
      </section>
      <section className="section">
        <div className="section-head">
          <h2>{t(m.keys)}</h2>
        </div>
        <KeyTable side={role} />
      </section>
    </div>
  );
}
