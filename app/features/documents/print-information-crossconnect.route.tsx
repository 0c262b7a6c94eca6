import { useLoaderData } from "@remix-run/react";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { documentLoader } from "./document-loader.server";
import { documentMeta } from "./document-sheet";
import { InformationSheet } from "./information-sheet";
import { nocSignature } from "~/inventory/documents/signature";
import { readInterconnection } from "./read-interconnection.server";

export const handle = { print: true };

export const meta = documentMeta("information");

export const loader = documentLoader("information", async (context, id) => {
  const found = await readInterconnection(context, id);
  if (!found) return null;
  const { family, row } = found;
  return {
    record: family,
    id: row.id,
    number: interconnectionName(row),
    tenant: row.source.tenantName,
    close: interconnectionPath("admin", row.iix, row.id),
    content: { row, service: await readIixService(context, row) },
  };
});

export default function PrintInformation() {
  const { page, content } = useLoaderData<typeof loader>();
  return <InformationSheet page={page} {...content} signature={nocSignature(page)} />;
}
