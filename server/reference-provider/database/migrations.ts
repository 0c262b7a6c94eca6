import { accounts, spentTokens } from "./schema/accounts.ts";
import { inventory } from "./schema/inventory.ts";
import { logs } from "./schema/logs.ts";
import { mails } from "./schema/mails.ts";
import { moments } from "./schema/moments.ts";
import { organization } from "./schema/organization.ts";
import { requestParts } from "./schema/request-parts.ts";
import { requests } from "./schema/requests.ts";
import { search } from "./schema/search.ts";

/** The migrations from an empty file to the current tables. Never change a released one: add a new one. */
export const migrations: readonly string[] = [
  organization,
  accounts,
  inventory,
  requests,
  mails,
  logs,
  spentTokens,
  search,
  requestParts,
  moments,
];
