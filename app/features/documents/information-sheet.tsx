import { cableLabel, interconnectionStatusStyle } from "~/inventory/interconnections/interconnection";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Service } from "~/inventory/services/rows.server";
import { serviceText } from "~/inventory/services/service";
import { formatWrittenDay } from "~/language/dates";
import { translator } from "~/language/language";
import type { Signature } from "~/ui/print-sheet";
import { cableFacts, CableEnds } from "./cable-parts";
import { m } from "./document-messages";
import type { DocumentPage } from "./document-loader.server";
import { DocumentSheet } from "./document-sheet";

interface Props {
  page: DocumentPage;
  row: Interconnection;
  service: Service | null;
  signature: Signature;
}

/** The facts of an interconnection, for either side: the cable and its two ends. */
export function InformationSheet({ page, row, service, signature }: Props) {
  const { language } = page;
  const t = translator(language);
  return (
    <DocumentSheet
      page={page}
      facts={[
        [t(m.label), cableLabel(row)],
        [t(m.request), row.requestNumber],
        [t(m.status), t(interconnectionStatusStyle(row.status).word)],
        [t(m.connectedOn), row.connectDate && formatWrittenDay(row.connectDate, language)],
        ...cableFacts(row, t, language),
        ...(row.iix
          ? ([
              [t(m.iixOwner), row.iixOwner],
              [t(m.iixService), service && serviceText(service, t)],
            ] as const)
          : []),
      ]}
      signatures={[signature]}
    >
      <h2>{t(m.ends)}</h2>
      <CableEnds row={row} />
    </DocumentSheet>
  );
}
