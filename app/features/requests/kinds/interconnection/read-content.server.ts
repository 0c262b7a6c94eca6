import { z } from "zod";
import type { ContentReaders, RequestRead } from "../../request-kind";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { serviceText } from "~/inventory/services/service";
import { translator } from "~/language/language";
import { named } from "~/inventory/interconnections/read-interconnections.server";
import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import { isDestinationAwaited } from "~/inventory/requests/transitions";
import { flag } from "~/provider/rows.server";
import type { Reading } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { readRequestContent } from "../../read-part.server";

/** The requested interconnection. */
export async function readInterconnection(context: Reading, { id, kind }: Pick<RequestRead, "id" | "kind">) {
  const family = kind === "Cross Connect" ? "crossconnects" : "crossconnectsiix";
  const part = await readRequestContent(context.provider, "crossconnects/activities", rowSeenBy(context, family), id);
  const row = part && (await named(context, part));
  return withService(context, row, row?.remark, row?.destinationRemark);
}

export type InterconnectionRead = Awaited<ReturnType<typeof withService>>;

/** An interconnection with its service and remarks. */
export async function withService(
  context: Reading,
  interconnection: Interconnection | null,
  remark = "",
  destinationRemark = "",
) {
  const iix = interconnection && (await readIixService(context, interconnection));
  const service = iix && { en: serviceText(iix, translator("en")), id: serviceText(iix, translator("id")) };
  return { interconnection, service, remark, destinationRemark };
}

/** The requested interconnection, and for the NOC whether its destination can answer. */
async function readCrossConnect(context: Reading, { row, ...request }: RequestRead) {
  const content = await readInterconnection(context, request);
  const { tenant = null } = content.interconnection?.destination ?? {};
  const mayWarn = context.role === "admin" && tenant !== null && isDestinationAwaited(await row);
  return { ...content, isUnconfirmed: mayWarn && (await isUnconfirmed(context, tenant)) };
}

const confirmation = z.object({ tenant_confirmation: flag });

/** Whether a tenant cannot act on requests yet, as far as the provider tells. */
async function isUnconfirmed({ provider }: Reading, tenant: number): Promise<boolean> {
  const read = provider.read(`tenants/${tenant}`, confirmation);
  return (await nullIf(read, ...UNREADABLE))?.tenant_confirmation === false;
}

export type CrossConnectRead = Awaited<ReturnType<typeof readCrossConnect>>;

export const readers: ContentReaders = {
  "Cross Connect": readCrossConnect,
  "IIX Interconnection": readInterconnection,
};
