import { useActionData } from "@remix-run/react";
import { backFrom } from "~/crud/back";
import type { Returned } from "~/crud/submit.server";
import { useT } from "~/language/context";
import { m as session } from "~/session/messages";
import { ChoicesField, SelectField, TextField } from "~/ui/fields";
import { FormSection, PortalForm, RequiredNote } from "~/ui/form";
import { ProblemSummary } from "~/ui/problem-summary";
import "~/ui/styles/account-form.css";
import { type Account, accountStatuses } from "./account";
import { m } from "./account-messages";
import { OptionsField } from "./options-field";
import type { RecordForm, RecordScreen } from "./records";

const yesNo = [
  { value: "1", label: m.yes },
  { value: "0", label: m.no },
];
const statuses = Object.entries(accountStatuses).map(([value, { label }]) => ({ value, label }));

/** Whose accounts the form writes: the NOC's, all tenants' people, or those of one's own tenant. */
type Side = "admin" | "tenants" | "own";

/** The form of an account (spec 2 §5 "Admin account"); the fields of a password hide where it is generated. */
export function accountForm(screen: RecordScreen<Account>, side: Side) {
  return function AccountForm({ back: opened, editing, state }: RecordForm) {
    const t = useT();
    const returned = useActionData() as Returned | undefined;
    const back = returned ? backFrom(returned.values.back?.[0], screen.path) : opened;
    // All that was typed came back: a box that was unticked must not be ticked again.
    const shown = { ...state, values: returned?.values ?? state.values, errors: returned?.errors ?? state.errors };
    return (
      <>
        {returned && <ProblemSummary problems={returned.problems} title={returned.title} />}
        <div className="page-head">
          <h1>{t(editing ? screen.edit : screen.create)}</h1>
          <RequiredNote />
        </div>
        <PortalForm state={shown} back={back}>
          <input type="hidden" name="back" value={back} />
          <FormSection title={m.person} note={m.personNote}>
            <TextField name="first_name" label={m.name} required />
            <TextField name="identity_no" label={m.identity} hint={m.identityHint} inputMode="numeric" required />
            <TextField
              name="email"
              label={m.email}
              hint={side === "admin" ? m.companyHint : undefined}
              type="email"
              required
            />
            <TextField name="phone" label={m.telephone} hint={m.telephoneHint} type="tel" inputMode="tel" required />
          </FormSection>
          <FormSection title={m.account} note={m.accountNote}>
            <TextField name="username" label={m.username} required />
            {side === "tenants" && <SelectField name="tenant" label={m.tenant} empty={m.chooseTenant} required />}
            {side === "tenants" && (
              <ChoicesField name="headtenant" label={m.head} hint={m.headHint} choices={yesNo} required />
            )}
            {side === "admin" && <OptionsField name="multi_datacenter" label={m.sites} several />}
            <ChoicesField name="status" label={m.status} choices={statuses} required />
            <OptionsField name="groups" label={m.groups} />
          </FormSection>
          <FormSection title={session.password} note={m.passwordNote}>
            <ChoicesField name="need_verify" label={m.needVerify} hint={m.needVerifyHint} choices={yesNo} required />
          </FormSection>
          <FormSection title={m.ownPassword} note={editing ? m.keepPassword : undefined}>
            <TextField
              name="password"
              label={session.password}
              hint={session.newPasswordHint}
              type="password"
              autoComplete="new-password"
              required={!editing}
            />
            <TextField
              name="confirm_password"
              label={session.confirmPassword}
              type="password"
              autoComplete="new-password"
              required={!editing}
            />
          </FormSection>
        </PortalForm>
      </>
    );
  };
}
