import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { base } from "../support/own-portal.ts";
import { Person, plain, signIn } from "../support/person.ts";
import { publicPaths } from "../support/other-paths.ts";
import { type Screen, screens } from "../support/screens.ts";
import { touchingWords } from "../support/touching-words.ts";
import { typedIntoAddresses } from "../support/typed-into-addresses.ts";

const isPage = ({ file }: Screen) => !file;
const odd = ["/nothing-here", "/admin/rack/rack-list?search=nothing%20at%20all", "/admin/rack/rack-list?all=1&page=2"];

function expectReadable({ body, document }: Person) {
  expect(touchingWords(body)).toEqual([]);
  expect(document.querySelectorAll("svg[aria-hidden]:not([width][height])"), "as wide as the window").toEqual([]);
  expect(document.querySelectorAll("[form]"), "outside of its form").toEqual([]);
  expect(typedIntoAddresses(document), "typed into an address").toEqual([]);
  expect(emptyPosts(document), "lynx sends a form without values by GET").toEqual([]);
}

/** The buttons that would post a form without any value. */
const emptyPosts = (document: HTMLElement): string[] =>
  document
    .querySelectorAll("form[method=post]")
    .filter((form) => !form.querySelector("input[name], select[name], textarea[name]"))
    .flatMap((form) => form.querySelectorAll("button:not([name])").map(plain));

describe.each([
  { name: "noc", side: "admin", role: "tenant", more: odd },
  { name: "tenant1", side: "tenant", role: "admin", more: [] },
] as const)("a text browser of $name", ({ name, side, role: other, more }) => {
  let person: Person;
  beforeAll(async () => {
    person = await signIn(base, name, side);
  });

  const pages = screens.filter((screen) => isPage(screen) && screen.role !== other).map(({ path }) => path);

  test.each([...pages, ...more])(
    "%s: no words run together, what is typed is posted, and buttons that change a form only change it",
    async (path) => {
      expectReadable(await person.open(path));
      const changing = person.document
        .querySelectorAll("form[method=post] button[name=update]:not([value=draft])")
        .map(plain);
      for (const button of new Set(changing)) {
        await person.open(path);
        person.isOld = true;
        await person.press(button);
        person.isOld = false;
        expect([person.status, person.path], button).toEqual([200, path]);
      }
    },
  );
});

test.each(publicPaths)("a guest's %s: no words run together", async (path) => {
  expectReadable(await new Person(base).open(path));
});

test.each([
  { name: "nocfresh", side: "admin" },
  { name: "tenantfresh", side: "tenant" },
] as const)("$name, who is not verified: no words run together", async ({ name, side }) => {
  const person = await signIn(base, name, side);
  expect(person.path).toMatch(/verification$/);
  expectReadable(person);
});

test.each([
  ['<form><input name="name"></form>', ["name"]],
  ['<form role="search"><input name="search" type="search"><textarea name="remark"></textarea></form>', ["remark"]],
  ['<form method="post"><input name="phone"><button formmethod="get">Update</button></form>', ["phone"]],
  ['<form method="post"><input name="phone"><button>Save</button></form>', []],
  ['<form role="search"><input type="search"><input type="date"><input inputmode="decimal"></form>', []],
])("what would be typed into an address is seen: %s", (markup, fields) => {
  expect(typedIntoAddresses(parse(markup))).toEqual(fields);
});

test("rows are chosen and deleted without what HTML 5 gave to buttons", async () => {
  const noc = await signIn(base, "noc", "admin");
  noc.isOld = true;
  await noc.open("/admin/rack/rack-type");
  const [first = "", second = ""] = noc.document.querySelectorAll("tbody .pick label").map(plain);
  await noc.press("Delete …", { [first]: "on", [second]: "on" });
  expect([noc.heading, noc.path.split("?")[0]]).toEqual(["Are You Sure?", "/admin/rack/rack-type/delete"]);
  for (const label of [first, second]) expect(noc.text).toContain(label.replace("Choose ", ""));
  await noc.follow("Back");
  expect(noc.path).not.toContain("act=");
  await noc.open("/admin/rack/rack-list");
  await noc.press("Print", { "Choose BDG1-A-01": "on" });
  expect([noc.status, noc.path.split("?")[0]]).toEqual([200, "/print-report-rack"]);
});

test("visits of one person are told apart where they are selected", async () => {
  const noc = await signIn(base, "noc", "admin");
  await noc.open("/admin/organization/datacenter-access/visits?limit=50");
  const labels = noc.document.querySelectorAll("td.pick label").map((label) => plain(label));
  expect(labels.length).toBeGreaterThan(20);
  expect(labels).toEqual([...new Set(labels)]);
});
