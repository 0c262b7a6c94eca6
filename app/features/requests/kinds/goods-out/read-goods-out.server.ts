import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import { readAllInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { SignedIn } from "~/session/guards.server";
import { isId } from "~/provider/address";
import { wholeList } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { readRacks, noRackHint } from "../../read-racks.server";
import { readLeavingDevices } from "../../read-leaving.server";
import { type GoodsOutDevice, devicesToRemove } from "./goods-out-form";

const none: ReadonlySet<number> = new Set();

/** The data of forms for outgoing devices: the racks, and the devices in the chosen one. */
export const goodsOutReader =
  (context: SignedIn, { replacing }: { replacing: boolean }) =>
  async (params: URLSearchParams) => {
    const { provider, user } = context;
    const chosen = params.get("racks");
    const asked = isId(chosen) ? chosen : null;
    const [racks, devices, interconnections, away] = await Promise.all([
      readRacks(context),
      asked ? readDevicesInRack(provider, deviceRow, { rack: asked, tenant: user.tenant }) : [],
      asked ? readAllInterconnections(context, user.tenant) : [],
      asked ? readLeavingDevices(context, asked) : none,
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
    const leaving: GoodsOutDevice[] = rack ? devicesToRemove(devices, interconnections, away, { replacing }) : [];
    return { state, rack, leaving, noRack: noRackHint(state.choices?.racks, context) };
  };

export type GoodsOutPage = Awaited<ReturnType<ReturnType<typeof goodsOutReader>>>;
