import type { ContentReaders, RequestRead } from "../../request-kind";
import { atDeviceNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { Reading } from "~/session/guards.server";
import { readRequestContent } from "../../read-part.server";
import { withRack } from "../../read-rack-part.server";
import { type SmartHand, smartHandRow } from "./rows.server";

/** The work of a Smart Hand with the names of its rack and device, of which a provider may send only the ids. */
async function readSmartHand({ provider }: Reading, { id }: RequestRead): Promise<SmartHandRead> {
  const row = await readRequestContent(provider, "smarthandactivity", smartHandRow, id);
  const [work = null] = await withNames(provider, row ? [row] : [], atDeviceNames);
  return { work };
}

export interface SmartHandRead {
  work: SmartHand | null;
}

export const readers: ContentReaders = { "Smart Hand": withRack(readSmartHand, ({ work }) => work?.rack) };
