import { Form, Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatAgo } from "~/language/dates";
import { abilitiesPath, changePasswordPath, profilePath } from "~/paths";
import type { Role } from "~/session/permissions";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";
import { AccountMark } from "~/forms/account-mark";
import { SubmitButton } from "~/forms/form";
import { SentField } from "~/forms/sent-field";
import { TableBox } from "~/ui/table-box";
import { m } from "./profile-messages";

interface ProfileCardProps {
  role: Role;
  username: string;
  name: string;
  /** The displayed photo, and whether it was uploaded and can be removed. */
  photo: string | null;
  isUploaded: boolean;
  tenant: string;
  isHead: boolean;
  groups: readonly string[];
}

/** The part of their own account that people cannot change, and their photo. */
export function ProfileCard({ role, username, name, photo, isUploaded, tenant, isHead, groups }: ProfileCardProps) {
  const t = useT();
  return (
    <section className="stack profile-card" aria-label={t(m.account)}>
      <Photo name={name} path={photo} />
      {isUploaded && (
        <Form method="post" action={`${profilePath(role)}/remove-photo`}>
          <AccountMark />
          <SentField />
          <SubmitButton className="button button-danger" icon="trash" label={m.removePhoto} />
        </Form>
      )}
      <Facts
        facts={[
          [t(m.username), username],
          [t(m.tenant), tenant],
          [t(m.head), isHead && t(m.headOfTenant)],
          [t(m.groups), groups.join(", ")],
        ]}
      />
      <p className="actions-row">
        <Link className="button" to={changePasswordPath(role)}>
          <Icon name="key" />
          {t(m.changePassword)}
        </Link>{" "}
        <Link className="button" to={abilitiesPath(role)}>
          <Icon name="check" />
          {t(m.whatICanDo)}
        </Link>
      </p>
    </section>
  );
}

/** A session of the account; `seen` is an ISO time, null for the current one. */
export interface ShownSession {
  id: string;
  browser: string;
  address: string | null;
  seen: string | null;
}

/** The places where the account is signed in. */
export function ProfileSessions({ sessions, now }: { sessions: readonly ShownSession[]; now: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t(m.sessions)}</h2>
      </div>
      <div className="stack">
        <TableBox label={t(m.sessions)} className="data-table" heads={[t(m.browser), t(m.address), t(m.lastSeen)]}>
          {sessions.map(({ id, browser, address, seen }) => (
            <tr key={id}>
              <th scope="row">{browser || t(m.unknownBrowser)}</th>
              <td>{address ?? NOTHING}</td>
              <td>{seen === null ? t(m.thisSession) : formatAgo(seen, language, Date.parse(now))}</td>
            </tr>
          ))}
        </TableBox>
        <p className="hint">{t(m.sessionsNote)}</p>
      </div>
    </section>
  );
}
