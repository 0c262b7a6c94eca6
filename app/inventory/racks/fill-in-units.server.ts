import type { SignedIn } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { readGaps, readSpace } from "./read-space.server";
import type { RackRow } from "./rows.server";

const isWhole = ({ height, unitsUsed }: RackRow) => height !== null && unitsUsed !== null;

/** Fills in the height and the used units of racks: a provider need not list either of them with a rack (spec 2 §3). */
export async function fillInUnits<Rack extends RackRow>(context: SignedIn, racks: Rack[]): Promise<Rack[]> {
  const lacking = new Set(racks.filter((rack) => !isWhole(rack)).map(({ id }) => id));
  if (lacking.size === 0) return racks;
  const reading = readSpace(context).then((space) =>
    readGaps(
      context,
      space.racks.filter(({ id }) => lacking.has(id)),
    ),
  );
  const read = await nullIf(reading, ...UNREADABLE);
  const byId = new Map(read?.racks.map((rack) => [rack.id, rack]));
  return racks.map((rack) => {
    const { height, unitsUsed } = byId.get(rack.id) ?? rack;
    return { ...rack, height, unitsUsed };
  });
}
