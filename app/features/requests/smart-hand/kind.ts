import { SmartHandContent } from "./content";
import type { SmartHand } from "./rows.server";
import type { RequestKind } from "../request-kind";

export const smartHand: RequestKind<SmartHand | null> = {
  Content: SmartHandContent,
};
