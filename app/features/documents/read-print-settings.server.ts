import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { mediaPath, text } from "~/provider/rows.server";
import { memoizeFor } from "~/session/memoize.server";
import { nullIf } from "~/session/thrown-answer";

/** How long a setting is taken as known, in milliseconds. */
const KNOWN_MS = 60_000;

const setting = z.object({ value: text });
const settings = memoizeFor<string>(KNOWN_MS);

/** What the settings say of a page for paper, by its path: the picture of its head, as a path below /media/, and the text of its note. */
export async function readPrintSettings(provider: Provider, path: string) {
  const document = path.slice("/print-".length).replaceAll("-", "_");
  const keys = ["print_header_image", `print_note_${document}`];
  const [image = "", note = ""] = await Promise.all(
    keys.map((key) => settings.share(key, () => readSetting(provider, key))),
  );
  return { headerImage: mediaPath.parse(image), note };
}

/** A setting's value; "" where it is empty, or the provider does not tell it: a page is printed without it too. */
async function readSetting(provider: Provider, key: string): Promise<string> {
  const read = provider.read(`setting/get/${key}`, setting);
  return (await nullIf(read, "missing", "refused", "notAccepted", "unavailable"))?.value ?? "";
}
