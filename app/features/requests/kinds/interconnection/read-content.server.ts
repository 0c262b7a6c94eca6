import type { ContentReaders, RequestRead } from "../../request-kind";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import type { Reading } from "~/session/guards.server";
import { readRequestContent } from "../../read-part.server";

/** The requested interconnection. */
export async function readInterconnection(context: Reading, { id, kind }: Pick<RequestRead, "id" | "kind">) {
  const family = kind === "Cross Connect" ? "crossconnects" : "crossconnectsiix";
  const row = await readRequestContent(context.provider, "crossconnects/activities", rowSeenBy(context, family), id);
  return withService(context, row, row?.remark);
}

export type InterconnectionRead = Awaited<ReturnType<typeof withService>>;

/** An interconnection with its service and remarks. */
export async function withService(context: Reading, interconnection: Interconnection | null, remark = "") {
  const service = interconnection && (await readIixService(context, interconnection));
  return { interconnection, service, remark };
}

export const readers: ContentReaders = {
  "Cross Connect": readInterconnection,
  "IIX Interconnection": readInterconnection,
};
