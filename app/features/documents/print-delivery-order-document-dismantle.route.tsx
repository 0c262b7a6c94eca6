import { useLoaderData } from "@remix-run/react";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { dismantleRow } from "~/features/requests/kinds/dismantle/rows.server";
import { readRequest } from "~/features/requests/read-request.server";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { formatWrittenDay } from "~/language/dates";
import { translator } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { documentLoader } from "./document-loader.server";
import { m } from "./document-messages";
import { documentMeta } from "./document-sheet";
import { documentsOfRequest, includes } from "~/inventory/documents/documents";
import { OrderSheet } from "./order-sheet";
import { Blank } from "./paper-parts";
import { readInterconnection } from "./read-interconnection.server";

export const handle = { print: true };

export const meta = documentMeta("dismantleOrder");

export const loader = documentLoader("dismantleOrder", async (context, id) => {
  const found = await readInterconnection(context, id);
  const request = found && (await readOrder(context, found.row));
  if (!request) return null;
  const { family, row } = found;
  return {
    record: family,
    id: row.id,
    number: requestName(request),
    tenant: request.tenantName,
    close: requestPagePath("admin", request),
    content: { row, dismantledOn: row.dismantleDate ?? request.doneAt },
  };
});

/** The approved request to dismantle an interconnection, the newest if there are several; null if there is none. */
async function readOrder(context: SignedIn, { id }: Interconnection): Promise<RequestRow | null> {
  // A provider that does not support the filter returns those of all interconnections.
  const asked = await context.provider.all("dismantle", dismantleRow, { crossconnect_id: id });
  const own = asked.filter(({ crossconnect, activities }) => crossconnect === id && activities !== null);
  const requests = await Promise.all(
    own.map(({ activities }) => nullIf(readRequest(context, String(activities)), "missing")),
  );
  const approved = requests.filter((request) => request && includes(documentsOfRequest(request, id), "dismantleOrder"));
  return approved.sort((a, b) => (b?.id ?? 0) - (a?.id ?? 0))[0] ?? null;
}

export default function PrintDismantleOrder() {
  const { page, content } = useLoaderData<typeof loader>();
  const { row, dismantledOn } = content;
  const t = translator(page.language);
  return (
    <OrderSheet
      page={page}
      row={row}
      work={m.removal}
      facts={[[t(m.dismantledOn), dismantledOn ? formatWrittenDay(dismantledOn, page.language) : <Blank />]]}
      material={m.recovered}
      checks={[m.portsFree, m.pathClear, m.labelsRemoved]}
    />
  );
}
