import { config } from "~/config.server";
import { createClient } from "~/provider/index.server";

/** The process's only provider client. */
export const client = createClient({
  providerUrl: config.PROVIDER_URL,
  publicKey: config.PROVIDER_PUBLIC_KEY,
  tokenPadding: config.PROVIDER_TOKEN_PADDING,
  userKey: config.PROVIDER_USER_KEY,
});
