import { useLoaderData } from "@remix-run/react";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { closePath } from "./close-path";
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
    close: closePath(context, row),
    content: { row, service: await readIixService(context, row) },
  };
});

export default function PrintInformation() {
  const { page, content } = useLoaderData<typeof loader>();
  return <InformationSheet page={page} {...content} signature={nocSignature(page)} />;
}
