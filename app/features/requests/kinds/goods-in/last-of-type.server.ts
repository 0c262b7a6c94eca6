import { deviceDetail, deviceRow } from "~/inventory/devices/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { optional } from "~/session/optional.server";
import type { Draft } from "./rows.server";

/** How many of a tenant's devices are searched, the newest first. */
const MAX_ROWS = 100;

/**
 * The most recently added device of this type: a draft of the request, else one of the tenant's devices; null if there
 * is none or the provider does not answer.
 */
export async function lastOfType({ provider, user }: SignedIn, type: number, drafts: readonly Draft[]) {
  const isIt = (device: { type: number | null }) => device.type === type;
  const draft = newest(drafts.filter(isIt));
  if (draft) return draft;
  const asked = { tenant: user.tenant, ordering: "-id", limit: MAX_ROWS };
  const devices = await optional("the tenant's devices", provider.list("devices", deviceRow, asked));
  // The provider may ignore filter and ordering.
  const device = newest((devices?.results ?? []).filter((one) => isIt(one) && one.tenant === user.tenant));
  return device && optional("a device", provider.read(`devices/${device.id}`, deviceDetail));
}

const newest = <Row extends { id: number }>(rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>((last, row) => (last && last.id > row.id ? last : row), null);
