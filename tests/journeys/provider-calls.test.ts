import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

/** The calls to the provider since the portal started, the challenges of their tokens left out. */
async function callsSoFar(): Promise<number> {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  const counts = metrics.matchAll(/^\w+_count\{[^}]*family="(?!challenge)[^"]+"[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** What a page asks the provider for when somebody opens it again. */
async function callsOf(person: Person, path: string): Promise<number> {
  await person.peek(path);
  const before = await callsSoFar();
  await person.peek(path);
  return (await callsSoFar()) - before;
}

describe("a page that is opened again asks for what it shows only:", () => {
  test.each([
    ["noc", "/admin/rack/rack-type", 1],
    ["noc", "/admin/rack/rack-list", 1],
    ["noc", "/admin/rack/rack-list/detail/1", 3],
    ["noc", "/admin/rack/rack-list/form", 0],
    ["noc", "/admin/request/requestlist", 3],
    ["noc", "/admin/dashboard", 4],
    ["tenant1", "/dashboard", 4],
    ["tenant1", "/datacenter/myrack", 2],
    ["tenant1", "/request/requestlist", 3],
  ])("%s at %s: at most %i", async (username, path, most) => {
    const person = await signIn(portal.url, username, username === "noc" ? "admin" : "tenant");
    expect(await callsOf(person, path)).toBeLessThanOrEqual(most);
  });
});

test("what somebody writes is a choice for everybody at once", async () => {
  const [writer, reader] = await Promise.all([signIn(portal.url, "noc", "admin"), signIn(portal.url, "noc", "admin")]);
  await reader.open("/admin/rack/rack-list/form");
  expect(reader.text).not.toContain("Gedung Baru");
  await writer.open("/admin/rack/rack-group/form");
  await writer.press("Submit", { Name: "Gedung Baru" });
  await reader.open("/admin/rack/rack-list/form");
  expect(reader.text).toContain("Gedung Baru");
});
