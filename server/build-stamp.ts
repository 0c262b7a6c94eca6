import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The sources of a build. */
export const SOURCES = [
  "app",
  "public",
  "package-lock.json",
  "client-chunks.ts",
  "client-framework.ts",
  "client-languages.ts",
  "client-styles.ts",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "server/compress.ts",
  "server/compression.ts",
  "server/limits.ts",
  "server/log-output.ts",
  "server/settings.ts",
  "server/shared-state",
  "server/trust.ts",
  "server/turns.ts",
];

const root = fileURLToPath(new URL("..", import.meta.url));
/**
 * A build starts by emptying this folder, so the stamp exists only beside a complete build. The server sends no dot
 * files.
 */
const stamp = join(root, "build/client/.built-from");

/** A digest of all of a build's sources below `folder`, which changes with any of them. */
export function fingerprint(folder = root): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const place = join(folder, source);
    const files = statSync(place).isFile() ? [place] : filesBelow(place);
    for (const file of files)
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

const filesBelow = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Whether the build matches the current sources. */
const isFresh = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();

if (import.meta.main) {
  if (!process.argv.includes("--check")) writeFileSync(stamp, fingerprint());
  else if (!isFresh()) {
    console.log("Something has changed: building, which takes half a minute …");
    process.exitCode = 1;
  }
}
