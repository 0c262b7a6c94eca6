import { accounts } from "./schema/accounts.ts";
import { inventory } from "./schema/inventory.ts";
import { organization } from "./schema/organization.ts";
import { requests } from "./schema/requests.ts";

/** The steps from an empty file to today's tables. A step that has been released never changes: add one. */
export const migrations: readonly string[] = [organization, accounts, inventory, requests];
