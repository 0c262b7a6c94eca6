import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { type InterconnectionRead, withService } from "../interconnection/read-content.server";
import { readPart } from "../read-part.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { dismantleRow } from "./rows.server";

/** The interconnection that a request takes down. */
export async function readDismantle(context: SignedIn, { id }: RequestRow): Promise<InterconnectionRead> {
  const dismantle = await readPart(context.provider, "dismantle", dismantleRow, id);
  return withService(context, await readOfEither(context, dismantle?.crossconnect ?? null), dismantle?.remark);
}

/** An interconnection of either family; null where the reader may not see it. */
export async function readOfEither(context: SignedIn, id: number | null): Promise<Interconnection | null> {
  if (id === null) return null;
  for (const family of ["crossconnects", "crossconnectsiix"] as const) {
    const found = await nullIf(context.provider.read(`${family}/${id}`, rowSeenBy(context, family)), "missing");
    if (found) return found;
  }
  return null;
}
