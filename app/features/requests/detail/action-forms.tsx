import { Form, Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import { LIMITS } from "~/limits";
import { FieldError, RequiredMark } from "~/forms/field-parts";
import { AccountMark } from "~/forms/account-mark";
import { SubmitButton } from "~/forms/form";
import { TOKEN } from "~/session/form-token";
import { Icon, type IconName } from "~/ui/icon";
import { toPlace } from "~/ui/to-place";
import { actionPath } from "../action-path";
import { troubleTicketPath } from "../kinds/trouble-ticket/ticket-path";
import { type ActionWords, actionWords, m } from "../action-words";
import { requestName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type Participant, stateOf, type Transition } from "~/inventory/requests/transitions";

/** Who will read the reason that each participant gives. */
const reasonReaders: Readonly<Record<Participant, Message>> = {
  admin: m.reasonRead,
  owner: m.reasonReadByNoc,
  destination: m.reasonReadByAsker,
};

interface ActionProps {
  request: RequestRow;
  participant: Participant;
}

/** The main action, beside the next step. */
export function MainAction({ request, participant, transition }: ActionProps & { transition: Transition | undefined }) {
  const t = useT();
  if (!transition) return null;
  const { label, icon } = actionWords[transition.action];
  return (
    <Link className="button button-primary" to={actionPath(request, participant, transition.action)} preventScrollReset>
      <Icon name={icon} />
      {t(label)}
    </Link>
  );
}

/** A link to the other actions, which are far below on narrow screens. */
export function ToOtherActions() {
  const t = useT();
  return (
    <a className="button to-actions" href="#actions" onClick={toPlace}>
      {t(m.otherActions)}
    </a>
  );
}

interface OtherActionsProps extends ActionProps {
  actions: readonly Transition[];
  /** The action that was returned with a problem, and the reason typed for it. */
  failed?: { action: string; reason: string; errors: string[] };
  /** The reader may open a trouble ticket about the request. */
  mayWriteTicket: boolean;
  token: string;
}

/** The other actions; each unfolds its own form (one at a time). */
export function OtherActions({ request, participant, actions, failed, mayWriteTicket, token }: OtherActionsProps) {
  const t = useT();
  const [params] = useSearchParams();
  const asked = failed?.action ?? params.get("act");
  // A form that is being filled in stays when the request changes; the server then reports that it is too late.
  const [typed, setTyped] = useState<Transition | null>(null);
  const isGone = typed !== null && actions.every(({ action }) => action !== typed.action);
  const shown = isGone ? [...actions, typed] : actions;
  if (shown.length === 0 && !mayWriteTicket) return null;
  return (
    <section className="request-actions" aria-labelledby="actions">
      <h2 id="actions" tabIndex={-1}>
        {t(m.otherActions)}
      </h2>
      {shown.map((transition) => {
        const { action, needsReason } = transition;
        const words = actionWords[action];
        if (!needsReason) {
          return (
            <Link key={action} className="action-link" to={actionPath(request, participant, action)}>
              <ActionLabel icon={words.icon} label={t(words.label)} />
            </Link>
          );
        }
        const returned = failed?.action === action ? failed : undefined;
        return (
          <UnfoldingAction key={action} icon={words.icon} label={t(words.label)} open={asked === action}>
            <ReasonForm
              note={isGone && transition === typed ? t(m.changed) : undefined}
              action={action}
              words={words}
              token={token}
              seen={stateOf(request)}
              hint={t(reasonReaders[participant])}
              reason={returned?.reason ?? ""}
              errors={returned?.errors ?? []}
              focused={asked === action}
              onType={(text) => setTyped(text ? transition : null)}
            />
          </UnfoldingAction>
        );
      })}
      {mayWriteTicket && <TicketAction request={request} />}
    </section>
  );
}

/** An action whose form is hidden until it is unfolded. */
function UnfoldingAction({
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
        <ActionLabel icon={icon} label={label} />
      </summary>
      <div className="act">{children}</div>
    </details>
  );
}

function ActionLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label} … <Icon name="chevron" />
    </>
  );
}

interface ReasonFormProps {
  action: Action;
  words: ActionWords;
  token: string;
  /** The state of the request on this page. */
  seen: string;
  hint: string;
  reason: string;
  errors: string[];
  focused: boolean;
  onType: (text: string) => void;
  /** The obstacle to the action. */
  note?: string;
}

/** The id of an action's reason field, which problems link to. */
export const reasonId = (action: string) => `reason-${action}`;

function ReasonForm({ action, words, token, seen, hint, reason, errors, focused, onType, note }: ReasonFormProps) {
  const t = useT();
  const id = reasonId(action);
  const isBad = errors.length > 0;
  return (
    <Form method="post" noValidate>
      <AccountMark />
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
        </label>{" "}
        <textarea
          id={id}
          name="reason"
          className="input"
          rows={2}
          defaultValue={reason}
          maxLength={LIMITS.text}
          aria-required
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...(focused && { autoFocus: true })}
          onChange={({ target }) => onType(target.value)}
        />
        <FieldError of={id} errors={errors} />
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <SubmitButton
        className={words.danger ? "button button-danger" : "button"}
        icon={words.icon}
        label={words.question}
      />
    </Form>
  );
}

/** A trouble ticket starts with the request's number, site and kind (spec 2 §4). */
function TicketAction({ request }: { request: RequestRow }) {
  const t = useT();
  const { site, kindId, siteName } = request;
  const number = requestName(request);
  return (
    <UnfoldingAction icon="ticket" label={t(m.troubleTicket)}>
      <p>{t(m.opensTicket, { number, site: siteName || NOTHING })}</p>
      <Link className="button" to={troubleTicketPath({ number, site, kindId })}>
        <Icon name="ticket" />
        {t(m.writeTicket)}
      </Link>
    </UnfoldingAction>
  );
}
