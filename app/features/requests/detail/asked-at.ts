import { type Kind, type KindName, kinds } from "~/inventory/requests/kinds";

/** The NOC's pages of approved requests, by their path below the request list (spec 1 §2 "approved variants"). */
const approvedPages: Readonly<Record<string, KindName>> = {
  "interconnection/approved": "Cross Connect",
  "iixinterconnection/approved": "IIX Interconnection",
};

/** The requests that a page is for: those of a kind, or only those that have been approved. */
export interface AskedFor {
  kind: KindName;
  onlyApproved: boolean;
}

/** The requests that the URL of a request's page asks for, in any letter case; undefined if it names no kind. */
export function askedAt(pathname: string): AskedFor | undefined {
  const below = pathname.toLowerCase().split("/requestlist/")[1] ?? "";
  const isAt = (path: string) => below === path || below.startsWith(`${path}/`);
  const [, approved] = Object.entries(approvedPages).find(([path]) => isAt(path)) ?? [];
  if (approved) return { kind: approved, onlyApproved: true };
  const [kind] = (Object.entries(kinds) as [KindName, Kind][]).find(([, { path }]) => isAt(path)) ?? [];
  return kind && { kind, onlyApproved: false };
}
