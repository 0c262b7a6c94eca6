import { describe, expect, test } from "vitest";
import { callsSoFar } from "../support/page-weight.ts";
import { type Person, signIn } from "../support/person.ts";
import { portal } from "../support/own-portal.ts";

/** The provider calls of a page that is opened again: the fewer of two times, since who it is for is asked every five seconds. */
async function callsOf(person: Person, path: string): Promise<number> {
  await person.visit(path);
  const calls = async () => {
    const before = await callsSoFar(portal.url);
    await person.visit(path);
    return (await callsSoFar(portal.url)) - before;
  };
  return Math.min(await calls(), await calls());
}

describe("a page that is opened again asks for what it shows only:", () => {
  test.each([
    ["noc", "/admin/rack/rack-type", 1],
    ["noc", "/admin/rack/rack-list", 1],
    ["noc", "/admin/rack/rack-list/detail/1", 3],
    ["noc", "/admin/rack/rack-list/form", 0],
    ["noc", "/admin/configuration/templateset/templates/form", 0],
    ["noc", "/admin/device/device-list/detail/1", 6],
    ["noc", "/admin/notification", 1],
    ["noc", "/admin/request/requestlist", 2],
    ["noc", "/admin/request/requestlist/goodsin/86", 4],
    ["noc", "/admin/dashboard", 4],
    ["tenant1", "/dashboard", 4],
    ["tenant1", "/datacenter/myrack", 2],
    ["tenant1", "/request/requestlist", 3],
  ])("%s at %s: at most %i", async (username, path, most) => {
    const person = await signIn(portal.url, username, username === "noc" ? "admin" : "tenant");
    expect(await callsOf(person, path)).toBeLessThanOrEqual(most);
    person.cookies.set("lite", "true");
    expect(await callsOf(person, path), "in lite mode").toBeLessThanOrEqual(most);
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
