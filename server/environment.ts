import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The app's settings when the reference provider runs beside it; its keys are in `dataDir` once it has started. */
export function demoEnvironment(dataDir: string, providerUrl: string, secrets: string[] | undefined) {
  const directory = resolve(dataDir);
  return {
    DEMO: "0",
    PROVIDER_URL: providerUrl,
    PROVIDER_PUBLIC_KEY: join(directory, "x-token-public.pem"),
    PROVIDER_USER_KEY: readFileSync(join(directory, "user-key.txt"), "utf8").trim(),
    SESSION_SECRET: secrets?.join() ?? storedSecret(join(directory, "session-secret.txt")),
  };
}

/**
 * Created once, so that a restart signs nobody out, even as another user of the group that shares the directory. It is
 * written as a whole or, as on a full disk, not at all.
 */
function storedSecret(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (stored) return stored;
  const mode = 0o600 | (statSync(dirname(file)).mode & 0o020 ? 0o040 : 0);
  const secret = randomBytes(48).toString("base64url");
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, secret, { mode, flush: true });
  renameSync(unfinished, file);
  return secret;
}
