import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { mediaPath, text } from "~/provider/rows.server";
import { memoizeFor } from "~/session/memoize.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { operatorName } from "~/ui/brand";
import type { Letterhead } from "~/ui/print-sheet";
import { noteSetting } from "./note-setting";

/** How old a setting may be. */
const MAX_AGE_MS = 60_000;

const setting = z.object({ value: text });
const settings = memoizeFor<string>(MAX_AGE_MS);
const pictures = memoizeFor<boolean>(MAX_AGE_MS);

/** The letterhead of every page for paper. */
interface PrintSettings {
  letterhead: Omit<Letterhead, "place">;
  /** The page's note. */
  note: string;
}

/** The print settings of a page for paper, by its path; several requests share what `lasting` reads. */
export async function readPrintSettings(lasting: Provider, path: string): Promise<PrintSettings> {
  const keys = ["print_header_image", "company_name", "company_email", "company_phone", noteSetting(path)];
  const [image = "", name = "", email = "", phone = "", note = ""] = await Promise.all(
    keys.map((key) => readSetting(lasting, key)),
  );
  const letterhead = {
    image: (await isPicture(lasting, image)) ? mediaPath.parse(image) : null,
    name: name || operatorName,
    contact: [email, phone].filter(Boolean),
  };
  return { letterhead, note };
}

/**
 * A setting's value; "" if it is empty or the provider does not return it, since a page is printed without it too.
 * Failures for one reader, or during an outage, are not cached for the others, and what an ended session makes of one is not theirs.
 */
async function readSetting(provider: Provider, key: string): Promise<string> {
  const value = settings.share(key, async () => {
    const read = await nullIf(provider.read(`setting/get/${key}`, setting), "missing");
    return read?.value ?? "";
  });
  return (await nullIf(value, ...FAILED)) ?? "";
}

/** Whether a browser can show this file of the provider. Where it cannot, paper has the portal's own head. */
async function isPicture(provider: Provider, path: string): Promise<boolean> {
  if (!path) return false;
  const found = pictures.share(path, async () => {
    const { type, body } = await provider.file(path, "bytes=0-0");
    await body.cancel();
    return type.startsWith("image/");
  });
  return (await nullIf(found, ...FAILED)) ?? false;
}
