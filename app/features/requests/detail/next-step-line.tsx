import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { m } from "../messages";
import { nextStep } from "../next-step";
import type { Request } from "../request";
import { isOpen } from "../status";
import { type Part, stateOf } from "../transitions";

/** The sentence that says who must do what next, marked where it is the reader's turn, with the act that does it. */
export function NextStepLine({ request, part, children }: { request: Request; part: Part; children: ReactNode }) {
  const t = useT();
  const { who, what, yours } = nextStep(request.activitytype_type, stateOf(request));
  const isYours = who === part;
  const isOver = !isOpen(request.status);
  return (
    <div className="next-step">
      <Icon name={isYours ? "hand" : isOver ? "closed" : "clock"} />
      <p>
        <b>{t(isYours ? m.yourTurn : isOver ? m.ended : m.next)}</b>{" "}
        {t(isYours ? yours : what, { tenant: request.tenant_name || t(m.tenant) })}
      </p>
      {children}
    </div>
  );
}
