import { type Browser, chromium, selectors } from "playwright";
import { unpackChromium } from "./packaged-chromium.ts";

/** What Playwright needs and Chromium has only since 105. An engine's source runs wherever Playwright looks for elements. */
const missing = `(Element.prototype.checkVisibility ??= function () { return this.getClientRects().length > 0; },
  { query: () => null, queryAll: () => [] })`;

/** A Chromium of June 2022, four releases above the oldest that the portal's scripts support. */
export async function launchOldChromium(): Promise<Browser> {
  await selectors.register("old-chromium", missing);
  const executablePath = await unpackChromium("chromium-103");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}
