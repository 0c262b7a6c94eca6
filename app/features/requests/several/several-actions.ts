import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { BulkAction } from "~/lists/list";
import { participantOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, roleOf, transitions, transitionsFor } from "~/inventory/requests/transitions";
import type { SessionUser } from "~/provider/rows.server";
import { actionWords } from "../action-words";

/** Actions that require a form for each request. */
const needsForm: readonly Action[] = ["app_cc"];

/** The actions that a side can take on several requests at once: those that need neither a reason nor a form. */
export function actionsOnSeveral(role: Role): Action[] {
  const possible = transitions.filter(
    ({ by, needsReason, action }) => roleOf(by) === role && !needsReason && !needsForm.includes(action),
  );
  return [...new Set(possible.map(({ action }) => action))];
}

/** The page that confirms an action on several requests. */
const severalPath = (role: Role, action: Action): string => `${requestListPath(role)}/several/${action}`;

/** The same as bulk actions of the list. */
export const bulkActions = (role: Role): BulkAction[] =>
  actionsOnSeveral(role).map((action) => ({ to: severalPath(role, action), ...actionWords[action] }));

/** Those that at least one of these requests allows. */
export function possibleActions(role: Role, user: Pick<SessionUser, "tenant">, rows: RequestRow[]) {
  const allowed = new Set(
    rows.flatMap((row) =>
      transitionsFor(row, participantOf(role, user, row)).map(({ action }) => severalPath(role, action)),
    ),
  );
  return bulkActions(role).filter(({ to }) => allowed.has(to));
}
