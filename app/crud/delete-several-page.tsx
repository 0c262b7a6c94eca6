import { useActionData } from "@remix-run/react";
import { useT } from "~/language/context";
import { ConfirmPage } from "~/forms/confirm-page";
import { ProblemSummary } from "~/forms/problem-summary";
import type { Refusals, Several } from "./delete-several.server";
import { m as formWords } from "~/forms/messages";
import { m } from "./messages";
import { Uses } from "./uses";

/**
 * Asks for confirmation before the chosen records are deleted, listing each, and says what refers to those that were
 * not deleted.
 */
export function DeleteSeveralPage({ back, what, records, counted, count, gone }: Several) {
  const t = useT();
  const answer = useActionData<Refusals>();
  const reasons = new Map(answer?.refused.map(({ id, reasons }) => [id, reasons]));
  const left = answer ? records.filter(({ id }) => reasons.has(id)) : records;
  const problems = left.flatMap(({ id, name }) =>
    (reasons.get(id) ?? []).map((message) => ({ message: t(formWords.fieldMessage, { field: name, message }) })),
  );
  return (
    <ConfirmPage
      title={formWords.areYouSure}
      button={m.deleteRecord}
      icon="trash"
      back={back}
      values={{ chosen: left.map(({ id }) => String(id)) }}
    >
      {answer ? (
        <>
          <ProblemSummary problems={problems} title={answer.title} />
          {answer.removed > 0 && <p role="status">{t(m.othersRemoved, { count: answer.removed })}</p>}
        </>
      ) : (
        <>
          {gone > 0 && <p role="status">{gone === 1 ? t(m.oneGone) : t(m.severalGone, { count: gone })}</p>}
          <p>
            {t(m.severalWillBeDeleted, { records: what })} {t(m.cannotBeUndone)}
          </p>
          {count > records.length && <p>{t(m.onlyFirst, { count })}</p>}
          {counted && <p>{t(m.countedOfFirst, { count: counted })}</p>}
        </>
      )}
      <ul>
        {left.map(({ id, name, about, uses }) => (
          <li key={id}>
            {name}
            {about && `, ${about}`}
            {uses && !answer && (
              <p className="hint">
                <Uses uses={uses} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </ConfirmPage>
  );
}
