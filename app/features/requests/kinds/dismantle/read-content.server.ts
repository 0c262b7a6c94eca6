import type { ContentReaders, RequestRead } from "../../request-kind";
import { families, findInterconnection } from "~/inventory/interconnections/read-interconnections.server";
import type { Reading } from "~/session/guards.server";
import { type InterconnectionRead, withService } from "../interconnection/read-content.server";
import { readRequestContent } from "../../read-part.server";
import { dismantleRow } from "./rows.server";

/** The interconnection to be dismantled, for those who may read interconnections; its request can be acted on without. */
async function readDismantle(context: Reading, { id: request }: RequestRead): Promise<InterconnectionRead> {
  const dismantle = await readRequestContent(context.provider, "dismantle", dismantleRow, request);
  const id = dismantle?.crossconnect ?? null;
  const found = id === null ? null : await findInterconnection(context, id, families, ["missing", "refused"]);
  return withService(context, found?.row ?? null, dismantle?.remark);
}

export const readers: ContentReaders = { Dismantle: readDismantle };
