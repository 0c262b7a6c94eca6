import { findInterconnection } from "~/inventory/interconnections/read-interconnections.server";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { requestName } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isId } from "~/provider/address";
import { type Payload, ValidationError } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { readAskedDismantles } from "../../read-leaving.server";
import { m } from "./messages";

/**
 * The interconnection to be dismantled, and the request by which that is already asked for. Throws a page if there is
 * none.
 */
export async function readChosen(
  context: SignedIn,
  chosen: string,
): Promise<{ row: Interconnection; asked: RequestRow | undefined }> {
  const [found, askedOnes] = isId(chosen)
    ? await Promise.all([findInterconnection(context, Number(chosen)), readAskedDismantles(context)])
    : [null];
  if (!found) throw errorPage({ kind: "missing" }, 404);
  return { row: found.row, asked: askedOnes.get(found.row.id) };
}

/** Files a Dismantle. Refuses an interconnection that is not connected any more, or is being dismantled. */
export async function createDismantle(
  context: SignedIn,
  dismantle: Payload & { crossconnect: string },
): Promise<unknown> {
  const { provider, user, t } = context;
  const { row, asked } = await readChosen(context, dismantle.crossconnect);
  if (asked) throw new ValidationError(409, [`${t(m.asked)}: ${requestName(asked)}`]);
  if (row.status !== "C") throw new ValidationError(409, [t(m.notConnected)]);
  return provider.create("dismantle", { ...dismantle, tenant: user.tenant });
}
