import { detailPath, interconnectionListPath, myInterconnectionListPath } from "~/paths";
import type { Message } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import { allowed, type Permission, type Role } from "~/session/permissions";
import { m } from "./messages";

/** A list of interconnections with its detail pages: its names, its permission and its source. */
export interface InterconnectionScope {
  path: string;
  title: Message;
  role: Role;
  permission: Permission;
  family: "crossconnects" | "crossconnectsiix";
  /** The activity type of the requests that create them (contract §5). */
  request: "Cross Connect" | "IIX Interconnection";
}

const cross = { family: "crossconnects", request: "Cross Connect" } as const;
const iix = { family: "crossconnectsiix", request: "IIX Interconnection" } as const;

export const interconnectionScopes = [
  {
    path: interconnectionListPath,
    title: m.interconnectionList,
    role: "admin",
    permission: "view_interconnection_interconnection_admin",
    ...cross,
  },
  {
    path: "/admin/interconnection/interconnectioniix-list",
    title: m.interconnectionIixList,
    role: "admin",
    permission: "view_interconnection_iix_admin",
    ...iix,
  },
  {
    path: myInterconnectionListPath,
    title: m.myInterconnection,
    role: "tenant",
    permission: "view_my_interconnection_tenant",
    ...cross,
  },
  {
    path: "/datacenter/myinterconnectioniix",
    title: m.myInterconnectionIix,
    role: "tenant",
    permission: "view_my_interconnection_iix_tenant",
    ...iix,
  },
] as const satisfies readonly InterconnectionScope[];

/** The scope that a URL belongs to. */
export function scopeAt(pathname: string): InterconnectionScope {
  const asked = pathname.toLowerCase();
  const found = interconnectionScopes.find(({ path }) => asked === path || asked.startsWith(`${path}/`));
  if (!found) throw new Error(`no interconnections at ${pathname}`);
  return found;
}

/** The scope of a family on a role's side. */
export function scopeOf(role: Role, family: InterconnectionScope["family"]): InterconnectionScope {
  const found = interconnectionScopes.find((scope) => scope.role === role && scope.family === family);
  if (!found) throw new Error(`no ${family} for a ${role}`);
  return found;
}

/** The families whose interconnections a person may open. */
export const familiesOf = (role: Role, user: SessionUser): InterconnectionScope["family"][] =>
  interconnectionScopes
    .filter((scope) => scope.role === role && allowed(user, scope.permission))
    .map(({ family }) => family);

/** The page of an interconnection on a role's side. */
export const interconnectionPath = (role: Role, iix: boolean, id: number): string =>
  detailPath(scopeOf(role, iix ? "crossconnectsiix" : "crossconnects").path, id);
