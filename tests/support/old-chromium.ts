import { constants, createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium, selectors } from "playwright";

/** What Playwright needs and Chromium has only since 105. An engine's source runs wherever Playwright looks for elements. */
const missing = `(Element.prototype.checkVisibility ??= function () { return this.getClientRects().length > 0; },
  { query: () => null, queryAll: () => [] })`;

/** A Chromium of June 2022, four releases above the oldest that the portal's scripts support. */
export async function launchOldChromium(): Promise<Browser> {
  await selectors.register("old-chromium", missing);
  return chromium.launch({ executablePath: await unpacked(), args: ["--no-sandbox", "--disable-gpu"] });
}

/** The program from the package, unpacked; kept for the next run. */
async function unpacked(): Promise<string> {
  const require = createRequire(import.meta.url);
  const root = dirname(dirname(require.resolve("@sparticuz/chromium")));
  const { version } = require("@sparticuz/chromium/package.json") as { version: string };
  const file = join(tmpdir(), `old-chromium-${version}`, "chromium");
  const isThere = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await pipeline(
    createReadStream(join(root, "bin", "chromium.br")),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  await rename(part, file);
  return file;
}
