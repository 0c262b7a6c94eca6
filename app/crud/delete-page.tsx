import { useActionData } from "@remix-run/react";
import { useT } from "~/language/context";
import { ConfirmPage } from "~/forms/confirm-page";
import { TOKEN } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import type { Refusal } from "./delete.server";
import { m } from "./messages";

/** The record that is to be deleted; `refers` tells what refers to it, `token` one shown page from the next. */
export interface Deleting {
  back: string;
  name: string;
  refers?: string;
  token: string;
}

/** Asks before a record is deleted, and says why it was not (spec 1 §8). */
export function DeletePage({ back, name, refers, token }: Deleting) {
  const t = useT();
  const refusal = useActionData<Refusal>();
  return (
    <ConfirmPage
      title={m.areYouSure}
      button={m.deleteRecord}
      icon="trash"
      back={back}
      values={{ back, [TOKEN]: token }}
    >
      {refusal ? (
        <>
          <ProblemSummary problems={refusal.problems} title={refusal.title} />
          <p>
            <b>{name}</b>
          </p>
        </>
      ) : (
        <>
          <p>
            {t(m.willBeDeleted)}: <b>{name}</b>. {t(m.cannotBeUndone)}
          </p>
          {refers && <p>{refers}</p>}
        </>
      )}
    </ConfirmPage>
  );
}
