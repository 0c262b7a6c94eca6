import { constants, createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, readFile, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

/** The Chromium of an npm package, for Linux on x64, unpacked; kept for the next run. */
export async function unpackChromium(name: string): Promise<string> {
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const file = join(tmpdir(), `chromium-${version}`, "chromium");
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
