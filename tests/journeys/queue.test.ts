import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, plain, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let portal: Portal;
let noc: Person;

beforeAll(async () => {
  portal = await startPortal();
  noc = await signIn(portal.url, "noc", "admin");
});
afterAll(() => portal.stop());

const list = "/admin/request/requestlist?tab=waiting&ordering=created_at&limit=100&filter_status=OR";
/** The requests of the list that can be acted on; the NOC only reads those for a colocation in the meet-me room. */
const numbers = ({ document }: Person) =>
  document
    .querySelectorAll("tbody tr")
    .filter((row) => !plain(row).includes("MMR"))
    .flatMap((row) => row.querySelectorAll("th a").map(plain));
const goOn = /^Approve and go to the next \((\d+)\)$/;
const buttons = ({ document }: Person) => document.querySelectorAll("main button").map(plain);

test("the menu leads the NOC to what waits for it, and the list says whose turn it is", async () => {
  await noc.open("/admin/dashboard");
  await noc.follow("Request List");
  expect(noc.path).toBe("/admin/request/requestlist?tab=waiting");
  await noc.open(list);
  const heads = noc.document.querySelectorAll("thead th").map(plain);
  const rows = noc.document.querySelectorAll("tbody tr").filter((row) => !plain(row).includes("MMR"));
  const turns = rows.map((row) => {
    const cells = row.querySelectorAll("th, td").map(plain);
    return cells[heads.indexOf("Whose turn")] ?? "";
  });
  expect(turns.length).toBeGreaterThan(3);
  for (const turn of turns) expect(turn).toMatch(/^NOC( or tenant)? since \d\d-\w+-\d{4}$/);
});

test("one request after the other is approved: the facts beside the question, then the next page", async () => {
  await noc.open(list);
  const [first = "", second = "", ...others] = numbers(noc);
  await noc.follow(first);
  await noc.follow("Approve");
  expect(noc.heading).toBe("Are You Sure?");
  expect(noc.document.querySelectorAll("main h2, main table, main dl").length).toBeGreaterThan(0);
  const button = buttons(noc).find((name) => goOn.test(name)) ?? "";
  expect(goOn.exec(button)?.[1]).toBe(String(1 + others.length));
  await noc.press(goOn);
  expect(noc.heading).toBe(second);
  expect(plain(noc.document)).toContain("The request has been approved");
  await noc.open(list);
  expect(numbers(noc)).toEqual([second, ...others]);
});

test("an action leads on to a request only", async () => {
  await noc.open(list);
  const [first = ""] = numbers(noc);
  await noc.follow(first);
  await noc.follow("Approve");
  noc.document.querySelector('button[name="next"]')?.setAttribute("value", "/admin/dashboard");
  await noc.press(goOn);
  expect(noc.heading).toBe(first);
});

test("goods are approved by those who see the rack with them in it, and what it carries", async () => {
  const drawing = () => noc.document.querySelectorAll("main svg.rack-svg").map((face) => plain(face));
  await noc.open("/admin/request/requestlist?tab=waiting&filter_type=Goods+In&filter_status=OR");
  const [number = ""] = numbers(noc);
  await noc.follow(number);
  const device = plain(noc.document.querySelector('table[aria-label*="Devices"] tbody th, #devices ~ * tbody th'));
  expect(device).not.toBe("");
  expect(drawing()).toHaveLength(2);
  expect(drawing()[0]).toContain(`${device} (R)`);
  expect(noc.text).toMatch(/Weight \d+ \/ [\d,]+ Kg/);
  await noc.follow("Approve");
  expect(drawing()).toHaveLength(2);
  await noc.open("/admin/request/requestlist?filter_type=Goods+In&filter_status=CL");
  await noc.follow(numbers(noc)[0] ?? "");
  expect(drawing()).toHaveLength(0);
});

test.each(["Smart Hand", "Goods Out"])("%s is approved by those who see the rack that it is about", async (kind) => {
  await noc.open(`/admin/request/requestlist?tab=waiting&filter_type=${kind.replace(" ", "+")}`);
  await noc.follow(numbers(noc)[0] ?? "");
  expect(noc.document.querySelectorAll("main svg.rack-svg")).toHaveLength(2);
});
