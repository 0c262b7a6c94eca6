import { requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type Participant, roleOf } from "~/inventory/requests/transitions";
import { requestListPath } from "~/paths";

/** The page on which the destination tenant approves a Cross Connect (spec 2 §2). */
const approvalPath = (id: number) => `${requestListPath("tenant")}/crossconnect/form-approve-request?id=${id}`;

/** The address where an action starts: its confirmation, or the form or reason that it requires. */
export function actionPath(request: Pick<RequestRow, "id" | "kind">, participant: Participant, action: Action): string {
  if (action === "app_cc") return approvalPath(request.id);
  return `${requestPagePath(roleOf(participant), request)}&act=${action}`;
}
