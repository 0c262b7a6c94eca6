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
  "client-texts.ts",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "server/build.ts",
  "server/compress.ts",
  "server/compression.ts",
  "server/limits.ts",
  "server/log-output.ts",
  "server/settings.ts",
  "server/shared-state",
  "server/trust.ts",
  "server/turns.ts",
];

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * A build starts by emptying this folder, so the stamp exists only beside a complete build. The server sends no dot
 * files.
 */
const stampOf = (folder: string): string => join(folder, "build/client/.built-from");

/** A digest of all of a build's sources below `folder`, which changes with any of them. */
export function fingerprint(folder: string): string {
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

/** Whether the build of `folder` matches its current sources. */
export const isFresh = (folder: string): boolean =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === fingerprint(folder);

export const writeStamp = (folder: string, sources: string): void => writeFileSync(stampOf(folder), sources);
