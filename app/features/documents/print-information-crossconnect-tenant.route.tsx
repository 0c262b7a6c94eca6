import { useLoaderData } from "@remix-run/react";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import type { End, Interconnection } from "~/inventory/interconnections/rows.server";
import { documentLoader } from "./document-loader.server";
import { documentMeta } from "./document-sheet";
import { InformationSheet } from "./information-sheet";
import { placeAndDay, signatureOf } from "~/inventory/documents/signature";
import { readInterconnection } from "./read-interconnection.server";

export const handle = { print: true };

export const meta = documentMeta("tenantInformation");

export const loader = documentLoader("tenantInformation", async (context, id) => {
  const found = await readInterconnection(context, id);
  if (!found) return null;
  const { tenant, tenantName } = context.user;
  const row = forTenant(found.row, tenant);
  return {
    record: found.family,
    id: row.id,
    number: interconnectionName(row),
    tenant: tenantName,
    close: interconnectionPath("tenant", row.iix, row.id),
    content: { row, tenant: tenantName, service: await readIixService(context, row) },
  };
});

/** Hides everything about the other end but its tenant: no connector, and no label text that may name its rack. */
function forTenant(row: Interconnection, tenant: number | null): Interconnection {
  const shown = (end: End): End => (end.tenant === tenant ? end : { ...end, connector: "" });
  const [source, destination] = [shown(row.source), shown(row.destination)];
  return { ...row, label: "", source, destination };
}

export default function PrintInformationOfTenant() {
  const { page, content } = useLoaderData<typeof loader>();
  const { signer, now, language } = page;
  const { tenant, ...information } = content;
  const signature = signatureOf(signer, [placeAndDay(now, language), tenant], language);
  return <InformationSheet page={page} {...information} signature={signature} />;
}
