import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { mediaPath, text } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";

const settingRow = z.object({ key: text, value: text });
const MOST_SETTINGS = 200;

/**
 * What the settings say of a page for paper: the picture of its head and the text of its note; nothing where there is none, or the
 * reader may not read settings.
 */
export async function readPrintSettings(provider: Provider, document: string) {
  const asked = provider.list("setting", settingRow, { search: "print_", limit: MOST_SETTINGS });
  const page = await nullIf(asked, "refused", "missing", "unavailable");
  const valueOf = (key: string) => page?.results.find((setting) => setting.key === key)?.value ?? "";
  return {
    headerImage: mediaPath.parse(valueOf("print_header_image")),
    note: valueOf(`print_note_${document}`),
  };
}
