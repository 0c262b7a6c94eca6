import { Form, Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { requestListPath, troubleTicketPath } from "~/paths";
import { FieldError, RequiredMark } from "~/forms/field-parts";
import { TOKEN } from "~/forms/form";
import { Icon, type IconName } from "~/ui/icon";
import { toPlace } from "~/forms/problem-summary";
import { type ActWords, actWords, m } from "../acts";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type Part, roleOf, stateOf, type Transition } from "~/inventory/requests/transitions";

/** The page on which the destination tenant approves a Cross Connect (spec 2 §2). */
const approvalPath = (id: number) => `${requestListPath("tenant")}/crossconnect/form-approve-request?id=${id}`;

/** Where an act without a reason begins: with the question whether one is sure, or with the form that it needs. */
function actPath(request: RequestRow, part: Part, action: Action): string {
  if (action === "app_cc") return approvalPath(request.id);
  return `${requestPagePath(roleOf(part), request)}&act=${action}`;
}

interface ActProps {
  request: RequestRow;
  part: Part;
}

/** The act that most people came for, beside the next step. */
export function FirstAct({ request, part, act }: ActProps & { act: Transition | undefined }) {
  const t = useT();
  if (!act) return null;
  const { label, icon } = actWords[act.action];
  return (
    <Link className="button button-primary" to={actPath(request, part, act.action)} preventScrollReset>
      <Icon name={icon} />
      {t(label)}
    </Link>
  );
}

/** Leads to the other acts, which on a narrow page stand far below. */
export function ToOtherActs() {
  const t = useT();
  return (
    <a className="button to-acts" href="#acts" onClick={toPlace}>
      {t(m.otherActs)}
    </a>
  );
}

interface OtherActsProps extends ActProps {
  acts: readonly Transition[];
  /** The act that came back with a problem, and what was typed as its reason. */
  failed?: { act: string; reason: string; errors: string[] };
  /** The reader may write a trouble ticket about the request. */
  mayWriteTicket: boolean;
  token: string;
}

/** The acts beside the first one; each opens to its own form (one at a time). */
export function OtherActs({ request, part, acts, failed, mayWriteTicket, token }: OtherActsProps) {
  const t = useT();
  const [params] = useSearchParams();
  const asked = failed?.act ?? params.get("act");
  // A form that is being filled in stays when the request changes under it; the server then says that it came too late.
  const [typed, setTyped] = useState<Transition | null>(null);
  const isGone = typed !== null && acts.every(({ action }) => action !== typed.action);
  const shown = isGone ? [...acts, typed] : acts;
  if (shown.length === 0 && !mayWriteTicket) return null;
  return (
    <section className="request-acts" aria-labelledby="acts">
      <h2 id="acts" tabIndex={-1}>
        {t(m.otherActs)}
      </h2>
      {shown.map((act) => {
        const { action, needsReason } = act;
        const words = actWords[action];
        if (!needsReason) {
          return (
            <Link key={action} className="act-link" to={actPath(request, part, action)}>
              <ActLabel icon={words.icon} label={t(words.label)} />
            </Link>
          );
        }
        const came = failed?.act === action ? failed : undefined;
        return (
          <OneAct key={action} icon={words.icon} label={t(words.label)} open={asked === action}>
            <ReasonForm
              note={isGone && act === typed ? t(m.changed) : undefined}
              action={action}
              words={words}
              token={token}
              seen={stateOf(request)}
              hint={t(part === "owner" ? m.reasonReadByNoc : m.reasonRead)}
              reason={came?.reason ?? ""}
              errors={came?.errors ?? []}
              focused={asked === action}
              onType={(text) => setTyped(text ? act : null)}
            />
          </OneAct>
        );
      })}
      {mayWriteTicket && <TicketAct request={request} t={t} />}
    </section>
  );
}

function OneAct({
  icon,
  label,
  open,
  children,
}: {
  icon: IconName;
  label: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="act" open={open}>
      <summary>
        <ActLabel icon={icon} label={label} />
      </summary>
      <div className="act">{children}</div>
    </details>
  );
}

function ActLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label} … <Icon name="chevron" />
    </>
  );
}

interface ReasonFormProps {
  action: Action;
  words: ActWords;
  token: string;
  /** The state that the request is in on this page. */
  seen: string;
  hint: string;
  reason: string;
  errors: string[];
  focused: boolean;
  onType: (text: string) => void;
  /** What stands against the act by now. */
  note?: string;
}

/** The id of an act's reason, to which the problems above the page lead. */
export const reasonId = (act: string) => `reason-${act}`;

function ReasonForm({ action, words, token, seen, hint, reason, errors, focused, onType, note }: ReasonFormProps) {
  const t = useT();
  const id = reasonId(action);
  const isBad = errors.length > 0;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name={TOKEN} value={token} />
      <input type="hidden" name="act" value={action} />
      <input type="hidden" name="seen" value={seen} />
      {note && (
        <p className="notice notice-wait" role="status">
          <Icon name="info" />
          <span>{note}</span>
        </p>
      )}
      <div className={isBad ? "field field-invalid" : "field"}>
        <label htmlFor={id}>
          {t(m.reason)}
          <RequiredMark />
        </label>
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
        <FieldError of={id} errors={errors} />
        <textarea
          id={id}
          name="reason"
          rows={2}
          defaultValue={reason}
          maxLength={LIMITS.text}
          aria-required
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? `${id}-hint ${id}-error` : `${id}-hint`}
          {...(focused && { autoFocus: true })}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <button className={words.danger ? "button button-danger" : "button"}>
        <Icon name={words.icon} />
        {t(words.question)}
      </button>
    </Form>
  );
}

/** A trouble ticket begins with the number, site and kind of the request (spec 2 §4). */
function TicketAct({ request, t }: { request: RequestRow; t: Translate }) {
  const { datacenter, activitytype, datacenter_name } = request;
  const number = requestName(request);
  return (
    <OneAct icon="ticket" label={t(m.troubleTicket)}>
      <p>{t(m.opensTicket, { number, site: datacenter_name || "–" })}</p>
      <Link className="button" to={troubleTicketPath({ subject: number, datacenter, activitytypes: activitytype })}>
        <Icon name="ticket" />
        {t(m.writeTicket)}
      </Link>
    </OneAct>
  );
}
