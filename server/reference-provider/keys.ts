import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileMode } from "./data-dir.ts";

/** The secrets of a data directory. The portal needs `publicKeyPem` and `userKey`; the others stay here. */
export interface Keys {
  readonly publicKeyPem: string;
  readonly privateKeyPem: string;
  readonly userKey: string;
  readonly tokenSecret: Uint8Array;
  /** Encrypts the passwords of mail accounts. */
  readonly mailKey: string;
}

/** Reads the keys in `dataDir`; creates missing ones. */
export function openKeys(dataDir: string): Keys {
  const publicFile = join(dataDir, "x-token-public.pem");
  const privateFile = join(dataDir, "x-token-private.pem");
  if (!storedText(publicFile) || !storedText(privateFile)) {
    const pair = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    writeSecret(publicFile, pair.publicKey);
    writeSecret(privateFile, pair.privateKey);
  }
  return {
    publicKeyPem: readFileSync(publicFile, "utf8"),
    privateKeyPem: readFileSync(privateFile, "utf8"),
    userKey: storedSecret(join(dataDir, "user-key.txt")),
    tokenSecret: Buffer.from(storedSecret(join(dataDir, "token-secret.txt"))),
    mailKey: storedSecret(join(dataDir, "mail-key.txt")),
  };
}

function storedSecret(file: string): string {
  if (!storedText(file)) writeSecret(file, randomBytes(32).toString("base64url"));
  return storedText(file);
}

/** Empty if there is no such file; an empty file is no secret either. */
const storedText = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");

/** Writes all of the text or, as on a full disk, nothing: part of a secret would be used as one. */
function writeSecret(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode: fileMode(dirname(file)), flush: true });
  renameSync(unfinished, file);
}
