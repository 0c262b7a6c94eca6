import type { LoaderFunctionArgs } from "@remix-run/node";
import { config } from "~/config.server";
import { today } from "~/language/dates";
import { languageAsked, translator } from "~/language/language";
import { verifyPath } from "~/paths";
import { errorPage } from "~/session/error-pages.server";
import { requireRole, requireUser, type SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { drawQr } from "~/ui/qr.server";
import { type DocumentName, demandOf, documentOf } from "~/inventory/documents/documents";
import { readPrintSettings } from "./read-print-settings.server";
import { signerOf } from "~/inventory/documents/signer.server";
import { grouped, type SealedDocument, sealDocument } from "./verification-code.server";

/** What a document needs from its record. */
interface Read<Content> extends Pick<SealedDocument, "record" | "id" | "number" | "tenant"> {
  /** The target of Close if the window cannot close itself. */
  close: string;
  content: Content;
}

/** The data printed on every document. */
export type DocumentPage = Awaited<ReturnType<ReturnType<typeof documentLoader<object>>>>["page"];

/**
 * The loader of a document: `read` returns its record, null if this reader may not see it or it has no such document.
 */
export function documentLoader<Content>(
  name: DocumentName,
  read: (context: SignedIn, id: string) => Promise<Read<Content> | null>,
) {
  return async (args: LoaderFunctionArgs) => {
    const context = await requireReader(args, name);
    const { url, user, language, preferences, nonce } = context;
    const { path, query } = documentOf(name);
    const reading = read(context, recordId(url.searchParams.get(query)));
    const [found, settings] = await Promise.all([reading, readPrintSettings(context.lasting, path)]);
    if (!found) throw errorPage({ kind: "missing" }, 404);
    const { close, content, ...record } = found;
    const now = new Date().toISOString();
    const signer = signerOf(user);
    const code = sealDocument({ ...record, document: name, day: today(now), signer: signer.name });
    const asked = languageAsked(url.searchParams, language);
    const operator = settings.letterhead.name;
    const page = {
      name,
      language: asked,
      query: url.searchParams.toString(),
      now,
      number: record.number,
      signer,
      operator,
      settings,
      close,
      script: preferences.lite ? null : { nonce },
      verification: {
        address: config.ORIGIN + verifyPath,
        code: grouped(code),
        qr: drawQr(`${config.ORIGIN}${verifyPath}/${code}`),
      },
    };
    const foot = [translator(asked)(documentOf(name).title), record.number, operator];
    return { page, content, foot };
  };
}

/** Admits the readers of a document, on either side. */
async function requireReader(args: LoaderFunctionArgs, name: DocumentName): Promise<SignedIn> {
  const { side, permission } = demandOf(name, await requireUser(args));
  return requireRole(args, side, permission, { confirmed: documentOf(name).confirmed });
}
