import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { m } from "../messages";
import { nextStep } from "../next-step";
import type { Precondition } from "../request-kind";
import { reasonOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isOpen } from "~/inventory/requests/status";
import { isReadOnly, type Participant, stateOf } from "~/inventory/requests/transitions";

/**
 * The sentence that says who must do what next, highlighted if it is the reader's turn, with the action for it; for
 * discontinued features the red note (spec 2 §2).
 */
export function NextStepLine({
  request,
  participant,
  precondition,
  children,
}: {
  request: RequestRow;
  participant: Participant;
  precondition: Precondition | null;
  children: ReactNode;
}) {
  const t = useT();
  const { who, what, yours, path, label } = nextStep(request.kind, stateOf(request), precondition);
  if (isReadOnly(request.kind)) {
    return (
      <p className="notice notice-error">
        <Icon name="stop" />
        <span>{t(what)}</span>
      </p>
    );
  }
  const reason = reasonOf(request);
  const isYours = who === participant;
  const isOver = !isOpen(request.status);
  return (
    <div className="next-step">
      <Icon name={isYours ? "hand" : isOver ? "closed" : "clock"} />
      <p>
        <b>{t(isYours ? m.yourTurn : isOver ? m.ended : m.next)}</b>{" "}
        {t(isYours ? yours : what, { tenant: request.tenantName || t(m.tenant) })}
        {reason && ` ${t(m.reason)}: “${reason}”`}
      </p>
      {isYours && path && label && (
        <Link className="button button-primary" to={path}>
          {t(label)}
        </Link>
      )}{" "}
      {children}
    </div>
  );
}
