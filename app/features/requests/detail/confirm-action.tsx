import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { ConfirmPage } from "~/forms/confirm-page";
import { SubmitButton } from "~/forms/form";
import { m as formWords } from "~/forms/messages";
import { TOKEN } from "~/session/form-token";
import { Icon } from "~/ui/icon";
import { actionWords, m } from "../action-words";
import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type Participant, roleOf, stateOf } from "~/inventory/requests/transitions";
import { NEXT, type NextRequest } from "./next-request";

interface ConfirmActionProps {
  request: RequestRow;
  participant: Participant;
  action: Action;
  token: string;
  next: NextRequest | null;
  /** What is still missing afterwards. */
  missing: string | null;
  /** What the request is about. */
  children: ReactNode;
}

/** Asks for confirmation of an action that needs no reason (spec 2 §4 "Close request"). */
export function ConfirmAction({ request, participant, action, token, next, missing, children }: ConfirmActionProps) {
  const t = useT();
  const { question, label, icon } = actionWords[action];
  const { kind, tenantName } = request;
  return (
    <>
      <ConfirmPage
        harmless
        title={formWords.areYouSure}
        button={label}
        icon={icon}
        back={requestPagePath(roleOf(participant), request)}
        values={{ act: action, seen: stateOf(request), [TOKEN]: token }}
        more={
          next && (
            <SubmitButton
              className="button"
              label={t(m.andNext, { action: t(label), count: next.others })}
              name={NEXT}
              value={next.path}
            />
          )
        }
      >
        <p>
          {t(question)}: <b>{requestName(request)}</b>, {[t(kindLabel(kind)), tenantName].filter(Boolean).join(", ")}
        </p>
        {missing && (
          <p className="notice notice-wait">
            <Icon name="warn" />
            <span>{missing}</span>
          </p>
        )}
      </ConfirmPage>
      <div className="section stack">{children}</div>
    </>
  );
}
