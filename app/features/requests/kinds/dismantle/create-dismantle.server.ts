import { findInterconnection } from "~/inventory/interconnections/read-interconnections.server";
import { type Payload, ValidationError } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { readAskedDismantles } from "../../read-leaving.server";
import { m } from "./messages";

/** Files a Dismantle. Refuses an interconnection that is not connected any more, or is being dismantled. */
export async function createDismantle(
  context: SignedIn,
  dismantle: Payload & { crossconnect: string },
): Promise<unknown> {
  const { provider, user, t } = context;
  const [found, asked] = await Promise.all([
    findInterconnection(context, dismantle.crossconnect),
    readAskedDismantles(context),
  ]);
  if (!found) throw errorPage({ kind: "missing" }, 404);
  if (asked.has(found.row.id)) throw new ValidationError(409, [t(m.asked)]);
  if (found.row.status !== "C") throw new ValidationError(409, [t(m.notConnected)]);
  return provider.create("dismantle", { ...dismantle, tenant: user.tenant });
}
