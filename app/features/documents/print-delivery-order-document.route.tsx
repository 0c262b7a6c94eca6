import { useLoaderData } from "@remix-run/react";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { serviceText } from "~/inventory/services/service";
import { translator } from "~/language/language";
import { readRequest } from "~/features/requests/read-request.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { closePath } from "./close-path";
import { documentLoader } from "./document-loader.server";
import { m } from "./document-messages";
import { documentMeta } from "./document-sheet";
import { documentsOfInterconnection, documentsOfRequest, includes } from "~/inventory/documents/documents";
import { OrderSheet } from "./order-sheet";
import { readInterconnection } from "./read-interconnection.server";

export const handle = { print: true };

export const meta = documentMeta("deliveryOrder");

export const loader = documentLoader("deliveryOrder", async (context, id) => {
  const found = await readInterconnection(context, id);
  if (!found || !(await isOrdered(context, found.row))) return null;
  const { family, row } = found;
  return {
    record: family,
    id: row.id,
    number: row.requestNumber || interconnectionName(row),
    tenant: row.source.tenantName,
    close: closePath(context, row),
    content: { row, service: await readIixService(context, row) },
  };
});

/** Whether the work has been approved: it is done, or the request says so. */
async function isOrdered(context: SignedIn, row: Interconnection): Promise<boolean> {
  if (includes(documentsOfInterconnection(row), "deliveryOrder")) return true;
  if (row.request === null) return false;
  const request = await nullIf(readRequest(context, String(row.request)), "missing", "refused");
  return request !== null && includes(documentsOfRequest(request, row.id), "deliveryOrder");
}

export default function PrintDeliveryOrder() {
  const {
    page,
    content: { row, service },
  } = useLoaderData<typeof loader>();
  const t = translator(page.language);
  return (
    <OrderSheet
      page={page}
      row={row}
      work={m.install}
      facts={row.iix ? [[t(m.iixService), service && serviceText(service, t)]] : []}
      material={m.used}
      checks={[m.continuity, m.polish, m.labels, m.measuredLength]}
    />
  );
}
