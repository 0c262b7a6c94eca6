import { afterAll } from "vitest";
import { ContraryProvider } from "../support/contrary-provider.ts";
import { type Cast, reopen, walkLives } from "../support/lives.ts";
import { type Person, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const provider = new ContraryProvider();
let portal: Portal;

walkLives(["that tells little", "that spells otherwise"], provider, async (): Promise<Cast> => {
  portal = await startPortal({ PROVIDER_URL: await provider.start() }, reopen);
  provider.target = portal.providerUrl;
  const [noc, tenant, other] = await Promise.all([
    signIn(portal.url, "noc", "admin"),
    signIn(portal.url, "tenant1", "tenant"),
    signIn(portal.url, "tenant2", "tenant"),
  ]);
  return {
    noc,
    confirming: tenant,
    tenant,
    other,
    send: (sender, _, values) => (sender as Person).post(sender.path, values),
  };
});

afterAll(async () => {
  await portal.stop();
  provider.stop();
});
