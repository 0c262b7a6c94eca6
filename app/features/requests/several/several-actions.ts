import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { BulkAction } from "~/lists/list";
import { participantOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, roleOf, transitions, transitionsFor } from "~/inventory/requests/transitions";
import type { SessionUser } from "~/provider/rows.server";
import { actionWords } from "../action-words";

/** Needs a form of its own for each request. */
const needsForm: readonly Action[] = ["app_cc"];

/** What a side can do with several requests at once: all that needs neither a reason nor a form. */
export function actionsOnSeveral(role: Role): Action[] {
  const possible = transitions.filter(
    ({ by, needsReason, action }) => roleOf(by) === role && !needsReason && !needsForm.includes(action),
  );
  return [...new Set(possible.map(({ action }) => action))];
}

/** Where an action on several requests is confirmed. */
const severalPath = (role: Role, action: Action): string => `${requestListPath(role)}/several/${action}`;

/** The same as the list offers them. */
export const bulkActions = (role: Role): BulkAction[] =>
  actionsOnSeveral(role).map((action) => ({ to: severalPath(role, action), ...actionWords[action] }));

/** Those of them that one of these requests allows. */
export function possibleActions(role: Role, user: Pick<SessionUser, "tenant" | "tenantName">, rows: RequestRow[]) {
  const allowed = new Set(
    rows.flatMap((row) =>
      transitionsFor(row, participantOf(role, user, row)).map(({ action }) => severalPath(role, action)),
    ),
  );
  return bulkActions(role).filter(({ to }) => allowed.has(to));
}
