import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import { goodsNames } from "~/inventory/names.server";
import { readAllInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import { withNames } from "~/lists/names.server";
import type { SignedIn } from "~/session/guards.server";
import { isId } from "~/provider/address";
import { wholeList } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { askedBy } from "../../asked";
import { readRacks, noRackHint } from "../../read-racks.server";
import { readLeavingDevices } from "../../read-leaving.server";
import { requestsPath } from "../../requests-path";
import { type GoodsOutDevice, devicesToRemove } from "./goods-out-form";

/** Whether a device is to be replaced: its interconnections move to the new one. */
interface Purpose {
  replacing: boolean;
}

/** The tenant's devices in a rack, and what prevents them from leaving. */
export async function readDevicesToRemove(
  context: SignedIn,
  rack: string,
  purpose: Purpose,
): Promise<GoodsOutDevice[]> {
  const { provider, user } = context;
  const [devices, interconnections, away] = await Promise.all([
    readDevicesInRack(provider, deviceRow, { rack, tenant: user.tenant }),
    readAllInterconnections(context, user.tenant),
    readLeavingDevices(context, rack),
  ]);
  const named = await withNames(provider, devices, { typeName: goodsNames.typeName });
  const leaving = new Map([...away].map(([device, request]) => [device, askedBy(request, user)]));
  return devicesToRemove(named, interconnections, leaving, purpose);
}

/** The data of forms for outgoing devices: the racks, and the devices in the chosen one. */
export const goodsOutReader = (context: SignedIn, purpose: Purpose) => async (params: URLSearchParams) => {
  const chosen = params.get("racks");
  const asked = isId(chosen) ? chosen : null;
  const [racks, devices] = await Promise.all([
    readRacks(context),
    asked ? readDevicesToRemove(context, asked, purpose) : [],
  ]);
  const rack = racks.find(({ value }) => value === asked) ?? null;
  const given = (name: string) => params.getAll(name);
  const scope = params.has("scope") ? given("scope") : ["EX"];
  const state: FormState = {
    token: crypto.randomUUID(),
    values: { racks: rack ? [rack.value] : [], scope, remark: given("remark"), devices: given("devices") },
    errors: {},
    choices: { racks: wholeList(racks) },
  };
  const leaving = rack ? devices : [];
  const noRack = noRackHint(state.choices?.racks, context);
  return { state, rack, leaving, noRack, back: requestsPath(context.user) };
};

export type GoodsOutPage = Awaited<ReturnType<ReturnType<typeof goodsOutReader>>>;
