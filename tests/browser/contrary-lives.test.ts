import { afterAll, expect } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { ContraryProvider } from "../support/contrary-provider.ts";
import { type Cast, reopen, walkLives } from "../support/lives.ts";
import { signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { ScriptedVisitor } from "../support/scripted-visitor.ts";

const provider = new ContraryProvider();
const windows: Window[] = [];
let portal: Portal;

walkLives(["that tells little"], provider, async (): Promise<Cast> => {
  portal = await startPortal({ PROVIDER_URL: await provider.start() }, reopen);
  provider.target = portal.providerUrl;
  const enter = async (username: string) => {
    const window = await openWindow();
    windows.push(window);
    await enterAs(window.context, portal.url, username, "tenant");
    await window.page.goto(portal.url);
    return new ScriptedVisitor(window.page);
  };
  // The NOC's part only confirms, which needs no script.
  const [noc, confirming, tenant, other] = await Promise.all([
    signIn(portal.url, "noc", "admin"),
    signIn(portal.url, "tenant1", "tenant"),
    enter("tenant1"),
    enter("tenant2"),
  ]);
  return {
    noc,
    confirming,
    tenant,
    other,
    send: (sender, button, values) => (sender as ScriptedVisitor).send(button, values),
  };
});

afterAll(async () => {
  for (const { leave } of windows) await leave();
  await portal.stop();
  provider.stop();
  expect(windows.flatMap(({ complaints }) => complaints)).toEqual([]);
});
