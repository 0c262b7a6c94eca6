import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContraryProvider } from "../support/contrary-provider.ts";
import { Person, plain, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { screens } from "../support/screens.ts";

const contrary = new ContraryProvider();
let portal: Portal;
let noc: Person;

beforeAll(async () => {
  portal = await startPortal({ PROVIDER_URL: await contrary.start() });
  contrary.target = portal.providerUrl;
  noc = await signIn(portal.url, "noc", "admin");
});
afterAll(async () => {
  await portal.stop();
  contrary.stop();
});

/** The same person in a second window, with the cookies of the first. */
function secondWindow(person: Person): Person {
  const other = new Person(portal.url);
  for (const [name, value] of person.cookies) other.cookies.set(name, value);
  return other;
}

const valueOf = ({ document }: Person, name: string) =>
  document.querySelector(`[name="${name}"]`)?.getAttribute("value");
const notice = ({ document }: Person) => plain(document.querySelector(".notice-wait"));
const bulk = ({ document }: Person) => plain(document.querySelector(".bulk"));
const types = "/admin/rack/rack-type";

/** Creates a rack type with this name; returns the path of its form. */
async function rackType(name: string): Promise<string> {
  await noc.open(`${types}/form`);
  await noc.press("Submit", { Name: name, Height: "42", Width: "19" });
  await noc.open(`${types}?search=${encodeURIComponent(name)}`);
  return noc.document.querySelector(`tbody a[href^="${types}/form/"]`)?.getAttribute("href") ?? "";
}

describe("two people who edit one record", () => {
  test("the second is told what has changed, and what was typed is saved when it is sent again", async () => {
    contrary.takeOn();
    const form = await rackType("42U twice");
    const other = secondWindow(noc);
    await Promise.all([noc.open(form), other.open(form)]);
    await noc.press("Submit", { Height: "45" });
    expect(noc.heading).toBe("Rack Type");
    await other.press("Submit", { Width: "23" });
    expect(other.status).toBe(409);
    expect(other.text).toContain("This record has been changed meanwhile");
    expect(other.text).toContain("Changed meanwhile to: 45");
    expect([valueOf(other, "height"), valueOf(other, "width")]).toEqual(["42", "23"]);
    await other.press("Submit", { Height: "45" });
    expect(other.heading).toBe("Rack Type");
    await noc.open(form);
    expect([valueOf(noc, "height"), valueOf(noc, "width")]).toEqual(["45", "23"]);
  });

  test.each([
    [
      "/admin/configuration/groups/form/2",
      { City: "1" },
      { "Logs Debug": "1" },
      "It differs from this form in: City, Logs Debug",
    ],
    ["/admin/configuration/templateset/templates/form/1", { Subject: "Kode" }, {}, "Changed meanwhile to: Kode"],
    ["/admin/configuration/cronjob/form/1", { Hour: "4" }, { Minute: "30" }, "Changed meanwhile to: 4"],
    ["/admin/profile", { Telephone: "081299998888" }, { Name: "Rizky P" }, "Changed meanwhile to: 081299998888"],
  ] as const)("so it is with the form of its own at %s", async (form, first, second, told) => {
    const other = secondWindow(noc);
    await Promise.all([noc.open(form), other.open(form)]);
    await noc.press("Submit", first);
    expect(noc.status).toBe(200);
    await other.press("Submit", second);
    expect([other.status, other.text]).toEqual([409, expect.stringContaining(told)]);
    await other.press("Submit", first);
    expect([other.status, plain(other.document)]).toEqual([200, expect.stringContaining("has been updated")]);
  });

  test("a refused form does not forget what it has seen", async () => {
    const form = await rackType("42U refused");
    const other = secondWindow(noc);
    await Promise.all([noc.open(form), other.open(form)]);
    await other.press("Submit", { Width: "" });
    expect(other.status).toBe(400);
    await noc.press("Submit", { Height: "46" });
    await other.press("Submit", { Width: "23" });
    expect(other.text).toContain("Changed meanwhile to: 46");
  });
});

describe("a record that is deleted twice", () => {
  test("by the same page: it was deleted, once", async () => {
    const path = (await rackType("42U away")).replace("/form/", "/delete/");
    await noc.open(path);
    const again = secondWindow(noc);
    await again.open(path);
    again.document = noc.document;
    await noc.press("Delete");
    await again.press("Delete");
    for (const person of [noc, again]) {
      expect([person.status, person.heading]).toEqual([200, "Rack Type"]);
      expect(plain(person.document)).toContain("The record has been removed");
    }
  });

  test("by two pages: the second is told that it is gone", async () => {
    const path = (await rackType("42U gone")).replace("/form/", "/delete/");
    const other = secondWindow(noc);
    await Promise.all([noc.open(path), other.open(path)]);
    await noc.press("Delete");
    await other.press("Delete");
    expect([other.status, other.heading]).toEqual([200, "Rack Type"]);
    expect(plain(other.document)).toContain("This record is not there any more");
  });
});

describe("a filter that the provider ignores", () => {
  const path = "/admin/organization/sites?status=Y";

  test("is told above the table; all rows can neither be chosen nor deleted, and an export has only those that fit", async () => {
    contrary.takeOn();
    await noc.open(path);
    const fitting = noc.document.querySelectorAll("tbody tr").length;
    expect(fitting).toBeGreaterThan(1);
    expect(notice(noc)).toBe("");
    expect(bulk(noc)).toContain("Select all");

    contrary.takeOn("ignoresUnnamedFilters");
    await noc.open(path);
    expect(noc.document.querySelectorAll("tbody tr").length).toBeGreaterThan(fitting);
    expect(notice(noc)).toContain("Not filtered by Status");
    expect(bulk(noc)).not.toContain("Select all");
    await noc.open(`${path}&export=csv`);
    expect(noc.body.trim().split("\n")).toHaveLength(1 + fitting);
    await noc.open("/admin/organization/sites/delete?status=Y&all=1");
    expect(noc.document.querySelectorAll("main li")).toHaveLength(fitting);
  });

  test.each([
    ["noc", "admin"],
    ["tenant1", "tenant"],
  ] as const)("is none for %s where the provider follows the filters", async (username, side) => {
    contrary.takeOn();
    const person = await signIn(portal.url, username, side);
    const told: string[] = [];
    let tried = 0;
    for (const { path } of screens.filter(({ role, file }) => role === side && !file)) {
      await person.open(path);
      const filters = person.document.querySelectorAll(".list-tools select[name]");
      for (const select of filters) {
        const values = select.querySelectorAll("option").map((option) => option.getAttribute("value") ?? "");
        for (const value of values.filter(Boolean).slice(0, 6)) {
          const query = new URLSearchParams({ [select.getAttribute("name") ?? ""]: value });
          await person.open(`${path.split("?")[0]}?${query}`);
          tried += 1;
          if (notice(person).startsWith("Not filtered")) told.push(`${path} ${query}: ${notice(person)}`);
        }
      }
    }
    expect(told).toEqual([]);
    expect(tried).toBeGreaterThan(side === "admin" ? 50 : 5);
  });
});

describe("what a provider does not offer, or does not keep", () => {
  test("an account keeps the sites that its form would not be offered", async () => {
    contrary.takeOn("offersOneSite");
    const form = "/admin/organization/admin-accounts/form/1";
    await noc.open(form);
    const checked = () =>
      noc.document
        .querySelectorAll('[name="multi_datacenter"][checked]')
        .map((box) => box.getAttribute("value"))
        .sort();
    const before = checked();
    expect(before.length).toBeGreaterThan(1);
    expect([...contrary.shown]).toContain("offersOneSite");
    await noc.press("Submit");
    expect(noc.heading).toBe("Admin Accounts");
    await noc.open(form);
    expect(checked()).toEqual(before);
  });

  test("a rack's group that is not kept is told, and is no field, column or filter from then on", async () => {
    const list = "/admin/rack/rack-list";
    const has = (selector: string) => noc.document.querySelector(selector) !== null;
    const heads = () => noc.document.querySelectorAll("thead th").map((head) => plain(head));
    contrary.takeOn();
    await noc.open(list);
    expect(heads()).toContain("Group");
    let form = "";
    for (let rack = 1; form === "" || has('[name="rackgroups"] option[selected][value]:not([value=""])'); rack += 1) {
      form = `${list}/form/${rack}`;
      await noc.open(form);
    }
    const group = noc.document.querySelectorAll('[name="rackgroups"] option').at(-1)?.getAttribute("value") ?? "";

    contrary.takeOn("noRackGroups");
    await noc.press("Submit", { Group: group });
    expect(plain(noc.document)).toContain("Not saved by the data service, or not shown yet: Group");

    await noc.open(`${list}?rackgroups=${group}`);
    expect([heads().includes("Group"), has('select[name="rackgroups"]'), notice(noc)]).toEqual([false, false, ""]);
    await noc.open(form);
    expect([has('[name="rack_name"]'), has('[name="rackgroups"]')]).toEqual([true, false]);
    await noc.press("Submit");
    expect(plain(noc.document)).not.toContain("Not saved");
  });
});
