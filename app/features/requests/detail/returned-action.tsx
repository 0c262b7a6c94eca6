import { DraftNotice } from "~/forms/draft-notice";
import { ProblemSummary } from "~/forms/problem-summary";
import type { SubmissionResult } from "~/forms/last-result";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { m } from "../action-words";
import { reasonId } from "./action-forms";

interface ReturnedActionProps {
  returned: SubmissionResult;
  /** The action can still be taken: its form is on the page, with the reason. */
  isPossible: boolean;
}

/** Why an action was returned; of one that is no longer possible also the reason that was typed, which has no field. */
export function ReturnedAction({ returned, isPossible }: ReturnedActionProps) {
  const t = useT();
  const { title, problems, values, isDraft = false } = returned;
  const [action = ""] = values.act ?? [];
  const [reason = ""] = values.reason ?? [];
  const isLate = reason !== "" && !isPossible;
  return (
    <>
      <ProblemSummary
        title={title}
        problems={[
          ...problems.map((problem) => (problem.field ? { ...problem, field: reasonId(action) } : problem)),
          ...(isLate && !isDraft ? [{ message: t(m.yourReason, { reason }) }] : []),
        ]}
      />
      {isDraft && <DraftNotice />}
      {isLate && isDraft && (
        <p className="notice">
          <Icon name="info" />
          <span>{t(m.yourReasonWas, { reason })}</span>
        </p>
      )}
    </>
  );
}
