import { SmartHandContent } from "./content";
import type { SmartHand } from "./rows.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const smartHand: RequestKind<SmartHand | null> = {
  Content: SmartHandContent,
};

export const requestKinds: RequestKinds = { "Smart Hand": smartHand };
