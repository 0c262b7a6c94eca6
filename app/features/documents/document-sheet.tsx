import type { ReactNode } from "react";
import { formatWrittenDay } from "~/language/dates";
import { NOTHING, translator } from "~/language/language";
import type { Fact } from "~/ui/facts";
import { PrintSheet, type Signature } from "~/ui/print-sheet";
import { QrCode } from "~/ui/qr-code";
import { titled } from "~/ui/title";
import { wholeNames } from "~/ui/whole-names";
import type { DocumentPage } from "./document-loader.server";
import { documents, type DocumentName } from "~/inventory/documents/documents";
import { m } from "./document-messages";

interface Props {
  page: DocumentPage;
  /** Listed after number and date. Unknown facts are a dash. */
  facts: readonly (readonly [name: string, fact: ReactNode])[];
  signatures: Signature[];
  children: ReactNode;
}

/** The title of a document's page: its name and number. */
export const documentMeta = (name: DocumentName) =>
  titled<{ page: DocumentPage } | undefined>((data, t) => {
    const own = data ? translator(data.page.language) : t;
    return [own(documents[name].title), data?.page.number].filter(Boolean).join(" ");
  });

/**
 * A document of one record on paper, with number, date and verification code. The signatures and the code may be on a
 * second sheet, which has the number once more.
 */
export function DocumentSheet({ page, facts, signatures, children }: Props) {
  const { name, language, query, number, now, settings } = page;
  const t = translator(language);
  const all: Fact[] = [
    [t(m.number), <b key="number">{wholeNames(number)}</b>],
    [t(m.date), formatWrittenDay(now, language)],
  ];
  return (
    <PrintSheet
      language={language}
      query={query}
      title={t(documents[name].title)}
      close={page.close}
      script={page.script}
      letterhead={{ ...settings.letterhead, place: t(m.noc) }}
      facts={[...all, ...facts.map(([of, fact]): Fact => [of, fact || NOTHING])]}
      note={settings.note}
      signatures={signatures}
      besideNote={<Verification page={page} />}
    >
      {children}
    </PrintSheet>
  );
}

function Verification({ page: { language, number, now, signer, verification } }: { page: DocumentPage }) {
  const t = translator(language);
  const { address, code, qr } = verification;
  return (
    <div className="verify">
      <QrCode {...qr} label={t(m.qrCode)} />
      <div>
        {wholeNames(t(m.printed, { number, day: formatWrittenDay(now, language), name: signer.name || NOTHING }))}
        <br />
        {t(m.verifyAt)} <b>{address}</b>
        <br />
        <span className="code">{code}</span>
      </div>
    </div>
  );
}
