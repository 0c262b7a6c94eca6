import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { m } from "../messages";
import type { ReadersStep } from "./next-step.server";
import { reasonOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isReadOnly } from "~/inventory/requests/transitions";

/**
 * The sentence that says who must do what next, highlighted if it is the reader's turn, with the action for it; for
 * discontinued features the red note (spec 2 §2).
 */
export function NextStepLine({
  request,
  step: { isYours, isOver, sentence, page },
  children,
}: {
  request: RequestRow;
  step: ReadersStep;
  children: ReactNode;
}) {
  const t = useT();
  if (isReadOnly(request.kind)) {
    return (
      <p className="notice notice-error">
        <Icon name="stop" />
        <span>{sentence}</span>
      </p>
    );
  }
  const reason = reasonOf(request);
  return (
    <div className="next-step">
      <Icon name={isYours ? "hand" : isOver ? "closed" : "clock"} />
      {/* Somebody else may act while the page is open: a status is read aloud when it changes. */}
      <p role="status">
        <b>{t(isYours ? m.yourTurn : isOver ? m.ended : m.next)}</b> {sentence}
        {reason && ` ${t(m.reason)}: “${reason}”`}
      </p>
      {page && (
        <Link className="button button-primary" to={page.path}>
          {page.label}
        </Link>
      )}{" "}
      {children}
    </div>
  );
}
