import type { RequestKind, RequestKinds } from "./request-kind";

/** Every folder of kinds/ tells its own. */
const folders = import.meta.glob<RequestKinds>("./kinds/*/kind.ts", { eager: true, import: "requestKinds" });
const requestKinds = new Map<string, RequestKind>(Object.values(folders).flatMap((kinds) => Object.entries(kinds)));

/** The kinds whose requests may have to wait for something before they can go on. */
export const kindsWithPrecondition = [...requestKinds].flatMap(([name, { preconditionOf }]) =>
  preconditionOf ? [name] : [],
);

/** What is particular to the kind of this activity type; nothing where it has no folder, or the portal does not know it. */
export const requestKindOf = (activityType: string): RequestKind => requestKinds.get(activityType) ?? {};
