import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { FieldsForm, SubmitButton } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import "./log.css";
import { m } from "./mail-messages";

/** Asks for confirmation before a mail goes to groups, with the number of recipients: null if it is unknown. */
export function ConfirmBlast({ state, receivers }: { state: FormState; receivers: number | null }) {
  const t = useT();
  const { groups = [], subject = [], body = [] } = state.values;
  const names = state.choices?.groups?.choices.filter(({ value }) => groups.includes(value)) ?? [];
  const recipients =
    receivers === null ? m.unknownPeople : receivers === 0 ? m.nobody : receivers === 1 ? m.onePerson : m.people;
  const send = receivers === null ? m.sendToGroups : receivers === 1 ? m.sendToOne : m.sendToPeople;
  const count = receivers ?? 0;
  return (
    <>
      <div className="page-head">
        <h1>{t(m.blast)}</h1>
      </div>
      <div className="stack narrow">
        <p role="status">
          <b>{t(recipients, { count })}</b>
        </p>
        <Facts
          facts={[
            [t(m.groups), names.map(({ label }) => label).join(", ")],
            [t(m.subject), subject[0]],
            [
              t(m.text),
              <p key="text" className="folded-text">
                {body[0]}
              </p>,
            ],
          ]}
        />
        <div className="actions-row">
          {receivers !== 0 && (
            <Step state={state} step="send">
              <SubmitButton label={t(send, { count })} icon="mail" />
            </Step>
          )}
          <Step state={state} step="change">
            <button className="button">{t(m.change)}</button>
          </Step>
        </div>
      </div>
    </>
  );
}

/** A form that passes the mail on unchanged. */
function Step({ state, step, children }: { state: FormState; step: "send" | "change"; children: ReactNode }) {
  const { groups = [], subject = [], body = [] } = state.values;
  const fields = [
    ["step", step],
    ["subject", subject[0] ?? ""],
    ["body", body[0] ?? ""],
    ...groups.map((group) => ["groups", group]),
  ];
  return (
    <FieldsForm state={{ token: state.token, values: {}, errors: {} }}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </FieldsForm>
  );
}
