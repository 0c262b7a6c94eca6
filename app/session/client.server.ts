import { config } from "~/config.server";
import { createClient } from "~/provider/index.server";
import { signMediaPaths } from "~/provider/rows";
import { signedMediaPath } from "./media-signature.server";

/** The one client of the process. */
export const client = createClient({
  providerUrl: config.PROVIDER_URL,
  publicKey: config.PROVIDER_PUBLIC_KEY,
  tokenPadding: config.PROVIDER_TOKEN_PADDING,
  userKey: config.PROVIDER_USER_KEY,
});
signMediaPaths(signedMediaPath);
