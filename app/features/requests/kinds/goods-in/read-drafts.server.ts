import type { Provider } from "~/provider/index.server";
import { type Draft, draftRow } from "./rows.server";

/** The devices in a rack of a Goods In that has not been submitted. */
export const readDrafts = async (provider: Provider, racks: string): Promise<Draft[]> =>
  (await provider.all("goodsindetail", draftRow, { racks_id: racks })).filter(isDraftIn(racks));

/** Whether a device is such a draft: the provider may ignore the filter, or list devices of submitted requests. */
export const isDraftIn =
  (racks: string) =>
  ({ rack, goods }: Draft): boolean =>
    !goods && (!rack || String(rack) === racks);

/** The drafts that a page shows, as its form sends them back: others may add, change or submit some meanwhile. */
export const shownAs = (drafts: readonly Draft[]): string =>
  drafts
    .map(({ id }) => id)
    .toSorted()
    .join();
