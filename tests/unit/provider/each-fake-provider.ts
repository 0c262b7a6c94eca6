import { afterEach, beforeEach } from "vitest";
import type { Client } from "~/provider/index.server";
import { clientOf, type FakeProvider, startFakeProvider } from "./fake-provider";

/** Every test of a file that imports these has its own provider and a client for it. */
export let fake: FakeProvider;
export let client: Client;

beforeEach(async () => {
  fake = await startFakeProvider();
  client = clientOf(fake);
});
afterEach(async () => {
  await client.close();
  await fake.close();
});
