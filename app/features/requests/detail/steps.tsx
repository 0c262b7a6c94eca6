import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatDayAndTime, formatDayOrMoment } from "~/language/dates";
import { Icon } from "~/ui/icon";
import { m } from "../messages";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isReadOnly, stateOf } from "~/inventory/requests/transitions";

interface Step {
  name: Message;
  at: string | null;
  who: string;
}

/** How many of the four steps are done (spec 2 §4 "progress bar"); null if the bar is hidden. */
export function stepsTaken(request: Pick<RequestRow, "kind" | "status" | "isDone">): number | null {
  if (isReadOnly(request.kind)) return null;
  switch (stateOf(request)) {
    case "RJ":
    case "SU":
    case "CN":
      return null;
    case "WD":
    case "AP0":
      return 2;
    case "AP1":
      return 3;
    case "CL":
    case "DS":
      return 4;
    default:
      return 1;
  }
}

interface StepsProps {
  request: RequestRow;
  /** The approval of the NOC. */
  approval: { at: string | null; who: string };
}

/** The progress bar: four steps with date and person. */
export function Steps({ request, approval }: StepsProps) {
  const t = useT();
  const language = useLanguage();
  const taken = stepsTaken(request);
  if (taken === null) return null;
  const steps: readonly Step[] = [
    { name: m.openRequest, at: request.createdAt, who: request.filedBy },
    { name: m.approvedAdmin, ...approval },
    { name: m.done, at: request.doneAt, who: request.doneBy },
    { name: m.close, at: request.closedAt, who: request.closedBy },
  ];
  return (
    <>
      <p className="sr-only">{t(m.progress, { percent: taken * 25 })}</p>
      <ol className="steps">
        {steps.map(({ name, at, who }, index) => {
          const isTaken = index < taken;
          const isNext = index === taken;
          const waits = isNext && stateOf(request) === "WD";
          const planned = index === 2 && request.plannedFor;
          return (
            <li
              key={t(name)}
              className={isTaken ? "step-done" : isNext ? "step-now" : "step-next"}
              aria-current={isNext ? "step" : undefined}
            >
              <span className="step-mark">{isTaken ? <Icon name="check" label={t(m.stepDone)} /> : index + 1}</span>{" "}
              <b>{t(name)}</b>{" "}
              <span className="dimmed">
                {isTaken && at && formatDayAndTime(at, language)}
                {isTaken && at && who && <br />}
                {isTaken && who}
                {waits && t(m.destinationFirst)}
                {waits && planned && <br />}
                {!isTaken && planned && t(m.planned, { day: formatDayOrMoment(planned, language) })}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
