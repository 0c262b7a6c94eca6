import { InterconnectionContent } from "../interconnection/content";
import type { RequestContents } from "../../request-kind";

export const contents: RequestContents = { Dismantle: InterconnectionContent };
