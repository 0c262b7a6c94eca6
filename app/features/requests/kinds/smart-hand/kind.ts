import { SmartHandContent } from "./content";
import type { SmartHandRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const smartHand: RequestKind<SmartHandRead> = {
  Content: SmartHandContent,
};

export const requestKinds: RequestKinds = { "Smart Hand": smartHand };
