import { useLoaderData } from "@remix-run/react";
import { readInterconnection } from "~/features/requests/kinds/interconnection/read-content.server";
import { readRequest } from "~/features/requests/read-request.server";
import { cableLabel } from "~/inventory/interconnections/interconnection";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { translator } from "~/language/language";
import { CableEnds, cableFacts } from "./cable-parts";
import { documentLoader } from "./document-loader.server";
import { m } from "./document-messages";
import { documentMeta, DocumentSheet } from "./document-sheet";
import { documentsOfRequest, includes } from "~/inventory/documents/documents";
import { nocSignature } from "~/inventory/documents/signature";
import { CheckList, signedByHand } from "./paper-parts";

export const handle = { print: true };

export const meta = documentMeta("handover");

export const loader = documentLoader("handover", async (context, id) => {
  const request = await readRequest(context, id);
  const { interconnection: row } = await readInterconnection(context, request);
  if (!row || !includes(documentsOfRequest(request, row.id), "handover")) return null;
  return {
    record: "activities",
    id: request.id,
    number: requestName(request),
    tenant: request.tenantName,
    close: requestPagePath("admin", request),
    content: { row },
  };
});

export default function PrintCableHandover() {
  const { page, content } = useLoaderData<typeof loader>();
  const { language } = page;
  const { row } = content;
  const t = translator(language);
  return (
    <DocumentSheet
      page={page}
      facts={[[t(m.label), cableLabel(row)], ...cableFacts(row, t, language)]}
      signatures={[
        signedByHand([t(m.handedOverBy)], language),
        signedByHand([t(m.receivedBy)], language),
        nocSignature(page),
      ]}
    >
      <h2>{t(m.ends)}</h2>
      <CableEnds row={row} heads={[m.from, m.to]} />
      <CheckList checks={[m.continuity, m.polish, m.labels, m.measuredLength]} />
    </DocumentSheet>
  );
}
