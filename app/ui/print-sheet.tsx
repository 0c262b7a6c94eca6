import { Fragment, type ReactNode } from "react";
import { LanguageProvider } from "~/language/context";
import { type Language, languageName, languages, translator } from "~/language/language";
import { type Fact, Facts } from "./facts";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { m } from "./print-messages";
import { wholeNames } from "./whole-names";

/** The place of a signature on paper. */
export interface Signature {
  /** Above the signature: place and date, office. */
  lines: string[];
  /** The name below the signature. */
  name: string;
  /** Below the name, a line each. */
  detail: string | string[];
  /** The details name what is written beside them by hand. */
  byHand?: true;
}

/** The letterhead of a page for paper. */
export interface Letterhead {
  name: string;
  /** The address below the name. */
  place: string;
  contact: string[];
  /** The path, below /media/, of a picture that replaces all of this; null for none. */
  image: string | null;
}

interface PrintSheetProps {
  language: Language;
  /** The query of the page's own address, without "?". */
  query: string;
  title: string;
  /** The target of Close if the window cannot close itself. */
  close: string;
  /** The nonce of the page's script; null if no script is sent: then Ctrl+P prints. */
  script: { nonce?: string } | null;
  letterhead: Letterhead;
  /** The facts of the document, such as the filters. */
  facts: Fact[];
  /** The note; without one there are lines to write on. */
  note: string;
  signatures: Signature[];
  /** Content that stays on one page with note and signatures. */
  totals?: ReactNode;
  /** Content beside the note. */
  besideNote?: ReactNode;
  landscape?: boolean;
  children: ReactNode;
}

/**
 * An A4 document in its own language: letterhead, facts, content, note and signatures. The bar above the sheet is not
 * printed. The only script is public/print.js, which opens the print dialog (spec 2 §2 "Print routes", §9): for the
 * buttons, for Ctrl+P, and on its own if the address has `print=1`.
 */
export function PrintSheet({
  language,
  title,
  letterhead,
  facts,
  note,
  signatures,
  totals,
  besideNote,
  landscape = false,
  children,
  ...bar
}: PrintSheetProps) {
  const t = translator(language);
  return (
    <LanguageProvider language={language}>
      <div className="paper" lang={language}>
        <PrintBar language={language} {...bar} />
        <main className={landscape ? "sheet sheet-wide" : "sheet"} id="main">
          <SheetHead {...letterhead} />
          <h1>{title}</h1>
          <Facts
            facts={facts.map(([name, fact]) => [name, typeof fact === "string" ? wholeNames(fact) : fact])}
            paper
          />
          {children}
          <div className="sheet-end">
            {totals}
            <div className={note.length > LONG_NOTE_CHARACTERS ? "note-row note-row-long" : "note-row"}>
              <div className="note-box">
                <b>{t(m.note)}</b> {note || noteLines}
              </div>
              {besideNote}
            </div>
            <div className="signatures">
              {signatures.map(({ lines, name, detail, byHand }, at) => (
                <div key={at}>
                  <div>
                    {lines.map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </div>
                  <b>{name}</b>
                  <div>
                    {[detail].flat().map((line) => (
                      <div key={line} className={byHand && "write-line"}>
                        {line}
                      </div>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </div>
        </main>
        {bar.script && <script src="/print.js" nonce={bar.script.nonce} defer />}
      </div>
    </LanguageProvider>
  );
}

/** A longer note takes the whole width: beside the verification code it would be a column over several pages. */
const LONG_NOTE_CHARACTERS = 400;

const noteLines = (
  <>
    <div className="write-line" />
    <div className="write-line" />
    <div className="write-line" />
  </>
);

function SheetHead({ name, place, contact, image }: Letterhead) {
  if (image) return <img className="letterhead-image" src={`/media/${image}`} alt={name} />;
  return (
    <div className="letterhead">
      <Logo />
      <div>
        <b>{name}</b> {place}
      </div>
      <div>
        {contact.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}

/** The bar above a page for paper, which is not printed: Print, Close and the languages. */
export function PrintBar({
  language,
  query,
  close,
  script,
}: Pick<PrintSheetProps, "language" | "query" | "close" | "script">) {
  const t = translator(language);
  return (
    <header className="paper-bar">
      {script && (
        <button className="button button-primary needs-script" type="button" data-print="">
          <Icon name="print" />
          {t(m.print)}
        </button>
      )}{" "}
      <a className="button" href={close} data-close="">
        {t(m.close)}
      </a>{" "}
      <span className="dimmed">
        {t(m.ctrlP)}{" "}
        {languages.map((other) => (
          <Fragment key={other}>
            <a
              href={addressIn(other, query)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? "true" : undefined}
            >
              {languageName(other)}
            </a>{" "}
          </Fragment>
        ))}
      </span>
    </header>
  );
}

/** The same page in another language, without the print dialog. */
function addressIn(language: Language, query: string): string {
  const params = new URLSearchParams(query);
  params.set("lang", language);
  params.delete("print");
  return `?${params}`;
}
