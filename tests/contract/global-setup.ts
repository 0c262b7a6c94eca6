import { readFile, rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startProvider } from "../../server/reference-provider/index.ts";
import { newDataDir } from "../support/portal.ts";

interface ProviderUnderTest {
  /** Base address without `/api`. */
  url: string;
  publicKey: string;
  userKey: string;
  padding: "oaep" | "pkcs1";
  /** Whether it is the reference provider, whose demo accounts and mails may be used up. */
  isBundled: boolean;
}

declare module "vitest" {
  export interface ProvidedContext {
    provider: ProviderUnderTest;
  }
}

/**
 * The provider under test: the one of PROVIDER_URL, with PROVIDER_PUBLIC_KEY, PROVIDER_USER_KEY,
 * PROVIDER_TOKEN_PADDING and the accounts of contract §10 (their password in PROVIDER_PASSWORD), else a new reference provider.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { PROVIDER_URL, PROVIDER_PUBLIC_KEY, PROVIDER_USER_KEY, PROVIDER_TOKEN_PADDING } = process.env;
  if (PROVIDER_URL !== undefined) {
    if (!PROVIDER_PUBLIC_KEY || !PROVIDER_USER_KEY) {
      throw new Error("PROVIDER_URL needs PROVIDER_PUBLIC_KEY (PEM text or a file) and PROVIDER_USER_KEY beside it");
    }
    const isText = PROVIDER_PUBLIC_KEY.includes("BEGIN");
    project.provide("provider", {
      url: PROVIDER_URL.replace(/\/+$/, ""),
      publicKey: isText ? PROVIDER_PUBLIC_KEY : await readFile(PROVIDER_PUBLIC_KEY, "utf8"),
      userKey: PROVIDER_USER_KEY,
      padding: PROVIDER_TOKEN_PADDING === "pkcs1" ? "pkcs1" : "oaep",
      isBundled: false,
    });
    return async () => {};
  }
  const dataDir = await newDataDir();
  const provider = await startProvider({ port: 0, dataDir, logLevel: "silent" });
  const { url, publicKeyPem: publicKey, userKey } = provider;
  project.provide("provider", { url, publicKey, userKey, padding: "oaep", isBundled: true });
  return async () => {
    await provider.close();
    await rm(dataDir, { recursive: true });
  };
}
