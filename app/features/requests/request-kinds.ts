import type { RequestKind, RequestKinds } from "./request-kind";

/** The kinds of all folders in kinds/. */
const folders = import.meta.glob<RequestKinds>("./kinds/*/kind.ts", { eager: true, import: "requestKinds" });
const requestKinds = new Map<string, RequestKind>(Object.values(folders).flatMap((kinds) => Object.entries(kinds)));

/** The kinds that have preconditions. */
export const kindsWithPrecondition = [...requestKinds].flatMap(([name, { preconditionOf }]) =>
  preconditionOf ? [name] : [],
);

/** What is specific to the kind of this activity type; empty if it has no folder or is unknown. */
export const requestKindOf = (activityType: string): RequestKind => requestKinds.get(activityType) ?? {};
