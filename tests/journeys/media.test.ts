import { beforeAll, describe, expect, test } from "vitest";
import { base } from "../support/own-portal.ts";
import { Person, signIn } from "../support/person.ts";
import { picturesOn } from "../support/pictures.ts";

/** A trouble ticket of tenant1 with a chart. */
const ticket = 106;

let noc: Person;
let owner: Person;
let other: Person;
beforeAll(async () => {
  noc = await signIn(base, "noc", "admin");
  owner = await signIn(base, "tenant1", "tenant");
  other = await signIn(base, "tenant2", "tenant");
});

/** Requests a page's resource as a browser does. */
function ask({ cookies }: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
  return fetch(new URL(path, base), { ...init, headers, redirect: "manual" });
}

const statusOf = async (person: Person, path: string) => (await ask(person, path)).status;

/** A picture of the portal's own pages, with its signature. */
async function anyPicture(): Promise<string> {
  const [picture = ""] = picturesOn(await noc.open("/admin/organization/city"));
  expect(picture).toMatch(/^\/media\/.+\?s=.+/);
  return picture;
}

describe("what is attached to a ticket", () => {
  test.each([
    ["the tenant that wrote it", () => owner, `/request/requestlist/troubleticket/${ticket}`],
    ["the NOC", () => noc, `/admin/request/requestlist/troubleticket/${ticket}`],
  ])("is read through its request by %s", async (_, reader, page) => {
    const person = reader();
    await (await person.open(page)).follow("Attachment (png)");
    expect([person.status, person.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(person.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(person.headers.get("Cache-Control")).toBe("no-store");
    expect(person.body).toMatch(/^.PNG/);
  });

  test("is not there for another tenant, and a guest must sign in", async () => {
    for (const path of [`/request/attachment/${ticket}`, `/request/attachment/${ticket}.data`])
      expect(await statusOf(other, path)).toBe(404);
    const asGuest = await ask(new Person(base), `/request/attachment/${ticket}`);
    expect(asGuest.headers.get("Location")).toMatch(/^\/login\?/);
    const atTheNoc = await ask(other, `/admin/request/attachment/${ticket}`);
    expect(atTheNoc.headers.get("Location")).toBe("/dashboard");
  });

  test("is nobody's picture, wherever the provider keeps it", async () => {
    const { body } = await owner.open(`/request/requestlist/troubleticket/${ticket}`);
    const [stored = ""] = /[\w/]+\/[\w-]{36}\.png/.exec(body) ?? [];
    expect(stored).not.toBe("");
    const [, signature] = (await anyPicture()).split("?");
    for (const path of [`/media/${stored}`, `/media/${stored}?${signature}`])
      for (const person of [owner, other, noc]) expect(await statusOf(person, path), path).toBe(404);
    const asGuest = await ask(new Person(base), `/media/${stored}`);
    expect(asGuest.headers.get("Location")).toMatch(/^\/login\?/);
  });

  test("is missing where the request has none, or is of another kind", async () => {
    expect(await statusOf(owner, "/request/attachment/70")).toBe(404);
    expect(await statusOf(owner, "/request/attachment/115")).toBe(404);
    expect(await statusOf(owner, "/request/attachment/%2e%2e")).toBe(404);
  });
});

describe("the pictures of pages", () => {
  test.each([
    "/admin/dashboard",
    "/admin/organization/city",
    "/admin/organization/city/form/1",
    "/admin/organization/sites/detail?id=1",
  ])("of %s load", async (page) => {
    const pictures = picturesOn(await noc.open(page));
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const answer = await ask(noc, picture);
      expect([answer.status, answer.headers.get("Content-Type")], picture).toEqual([200, "image/png"]);
      expect(answer.headers.get("Cache-Control")).toBe("private, max-age=300");
    }
  });

  test("stay in a form that came back", async () => {
    const [kept = ""] = picturesOn(await noc.open("/admin/organization/city/form/1"));
    await noc.press("Submit", { City: "" });
    expect([noc.status, picturesOn(noc)]).toEqual([400, [kept]]);
    expect((await ask(noc, kept)).status).toBe(200);
  });

  test("are shown for as long as the address is as it was signed", async () => {
    const [path = "", signature = ""] = (await anyPicture()).split("?s=");
    const changed = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
    const addresses = [
      path,
      `${path}?s=`,
      `${path}?s=${changed(signature, 0)}`,
      `${path}?s=${changed(signature, signature.length - 1)}`,
      `${path}?s=${signature}A`,
      `${changed(path, path.length - 5)}?s=${signature}`,
      `${path.replace("/media/", "/media/./x/../../media/x/")}?s=${signature}`,
    ];
    for (const address of addresses) {
      const answer = await ask(noc, address);
      expect([answer.status, await answer.text()], address).toEqual([404, ""]);
    }
  });

  test("come by HEAD and in parts", async () => {
    for (const path of [await anyPicture(), `/admin/request/attachment/${ticket}`]) {
      const whole = await ask(noc, path);
      const head = await ask(noc, path, { method: "HEAD" });
      expect([head.status, head.headers.get("Content-Length")]).toEqual([200, whole.headers.get("Content-Length")]);
      const part = await ask(noc, path, { headers: { Range: "bytes=1-3" } });
      expect([part.status, await part.text()]).toEqual([206, "PNG"]);
      expect(part.headers.get("Content-Range")).toMatch(/^bytes 1-3\//);
    }
  });
});
