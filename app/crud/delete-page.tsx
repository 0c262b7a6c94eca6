import { Link, useActionData } from "@remix-run/react";
import { useT } from "~/language/context";
import { ConfirmPage } from "~/forms/confirm-page";
import { TOKEN } from "~/session/form-token";
import { ProblemSummary } from "~/forms/problem-summary";
import type { Refusal } from "./delete.server";
import { Icon } from "~/ui/icon";
import { m as uiWords } from "~/ui/messages";
import { m as formWords } from "~/forms/messages";
import { m } from "./messages";
import type { Use } from "./references.server";
import { Uses } from "./uses";

/** The record that is to be deleted. */
export interface Deleting {
  back: string;
  /** Its name. */
  record: string;
  /** What it is, with its name: "rack JKT1-A-07". */
  named: string;
  /** What distinguishes it from records of the same name. */
  about?: string;
  /** The records that refer to it. */
  uses?: Use[];
  /** Why it cannot be deleted now. */
  reason?: string | null;
  /** Identifies this rendering of the page, so that it takes effect once. */
  token: string;
}

/** Asks for confirmation before a record is deleted, and says why if it was not (spec 1 §8) or cannot be. */
export function DeletePage(deleting: Deleting) {
  return deleting.reason ? <Undeletable {...deleting} /> : <ConfirmDeletion {...deleting} />;
}

function Undeletable({ back, named, about, reason }: Deleting) {
  const t = useT();
  return (
    <>
      <div className="page-head">
        <h1>{t(m.isProtected)}</h1>
      </div>
      <div className="stack narrow">
        <p>
          <b>{named}</b>
          {about && `, ${about}`}
        </p>
        <p className="notice notice-error">
          <Icon name="warn" />
          <span>{reason}</span>
        </p>
        <div className="actions-row">
          <Link className="button" to={back}>
            {t(uiWords.back)}
          </Link>
        </div>
      </div>
    </>
  );
}

function ConfirmDeletion({ back, named, about, uses, token }: Deleting) {
  const t = useT();
  const refusal = useActionData<Refusal>();
  return (
    <ConfirmPage
      title={formWords.areYouSure}
      button={m.deleteRecord}
      icon="trash"
      back={back}
      values={{ back, [TOKEN]: token }}
    >
      {refusal ? (
        <>
          <ProblemSummary problems={refusal.problems} title={refusal.title} />
          <p>
            <b>{named}</b>
          </p>
        </>
      ) : (
        <>
          <p>
            {t(m.willBeDeleted)}: <b>{named}</b>
            {about && `, ${about}`}. {t(m.cannotBeUndone)}
          </p>
          {uses && (
            <p className="notice notice-error">
              <Icon name="warn" />
              <span>
                <Uses uses={uses} />
              </span>
            </p>
          )}
        </>
      )}
    </ConfirmPage>
  );
}
