import { beforeAll, expect, test } from "vitest";
import { type Person, plain, signIn, twinOf } from "../support/person.ts";
import { portal } from "../support/own-portal.ts";

let noc: Person;

beforeAll(async () => {
  noc = await signIn(portal.url, "noc", "admin");
});

const list = "/admin/request/requestlist?tab=waiting&ordering=created_at&limit=100&filter_status=OR";
const numbers = ({ document }: Person) =>
  document.querySelectorAll("tbody tr").flatMap((row) => row.querySelectorAll("th a").map(plain));
const goOn = /^Approve and go to the next \((\d+)\)$/;
const buttons = ({ document }: Person) => document.querySelectorAll("main button").map(plain);

test("the menu leads the NOC to what waits for it, and the list says whose turn it is", async () => {
  await noc.open("/admin/dashboard");
  await noc.follow(/^Request List \d+ waiting for you$/);
  expect(noc.path).toBe("/admin/request/requestlist?tab=waiting");
  await noc.open(list);
  const heads = noc.document.querySelectorAll("thead th").map(plain);
  const rows = noc.document.querySelectorAll("tbody tr");
  const turns = rows.map((row) => {
    const cells = row.querySelectorAll("th, td").map(plain);
    return cells[heads.indexOf("Whose turn")] ?? "";
  });
  expect(turns.length).toBeGreaterThan(3);
  for (const turn of turns) expect(turn).toMatch(/^NOC( or tenant)? since \d\d? \w+ \d{4}$/);
});

test("a request that is only read waits for nobody: menu, tab and dashboard count alike", async () => {
  await noc.open(list.replace("&filter_status=OR", ""));
  const count = String(numbers(noc).length);
  expect(numbers(noc).filter((number) => number.startsWith("MC-"))).toEqual([]);
  const countOf = (selector: string) => plain(noc.document.querySelector(selector)).replace(/\D/g, "");
  expect([countOf(".views a[aria-current]"), countOf('nav a[href$="requestlist?tab=waiting"]')]).toEqual([
    count,
    count,
  ]);
  await noc.open("/admin/dashboard");
  expect(noc.text).toContain(`View all (${count})`);
  expect(plain(noc.document.querySelector(".waiting-list"))).not.toContain("MMR");
  await noc.open("/admin/request/requestlist?tab=work&filter_type=MMR+Colocation&limit=100&filter_status=OR");
  expect(numbers(noc)).not.toEqual([]);
});

test("one request after the other is approved: the facts beside the question, then the next page", async () => {
  await noc.open(list);
  const [first = "", second = "", ...others] = numbers(noc);
  await noc.follow(first);
  await noc.follow("Approve");
  const question = noc.path;
  expect(noc.heading).toBe("Are You Sure?");
  expect(noc.document.querySelectorAll("main h2, main table, main dl").length).toBeGreaterThan(0);
  const button = buttons(noc).find((name) => goOn.test(name)) ?? "";
  expect(goOn.exec(button)?.[1]).toBe(String(1 + others.length));
  await noc.press(goOn);
  expect(noc.heading).toBe(second);
  expect(plain(noc.document)).toContain(`${first} has been approved`);
  await noc.open(list);
  expect(numbers(noc)).toEqual([second, ...others]);

  // The same question in another tab tells what happened meanwhile.
  await noc.open(question);
  expect(noc.heading).toBe(first);
  const told = plain(noc.document.querySelector("main [role=alert]"));
  expect(told).toMatch(/^Rizky Pratama approved the request\. It is now “[^”]+”\.$/);
  expect(noc.text).not.toContain("Nothing was done");
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

test("the list's own search leads to the request whose short code is typed, and nowhere for other words", async () => {
  await noc.open("/admin/request/requestlist?filter_type=Goods+In&limit=5");
  const [number = ""] = numbers(noc);
  await noc.follow(number);
  const page = noc.path;
  const [, code = ""] = /Short code: ([\dA-Z]{3}-[\dA-Z]{3})/.exec(noc.text) ?? [];
  await noc.open(`/admin/request/requestlist?search=${code.toLowerCase()}`);
  expect([noc.path, noc.heading]).toEqual([page, number]);
  for (const words of ["000-ZZZ", "ZZZ-ZZZ", number]) {
    await noc.open(`/admin/request/requestlist?search=${words}`);
    expect(noc.heading).toBe("Request List");
  }
});

test("a filter that the list cannot follow is told at its field, days that are turned round beside the empty list", async () => {
  await noc.open("/admin/request/requestlist?filter_status=ZZ&tenant_id=9999&start_date=tomorrow");
  const errors = noc.document.querySelectorAll(".filters .field-error, .filters [id$=-error]").map(plain);
  expect(errors.sort()).toEqual([
    expect.stringContaining("This choice does not exist: choose another one"),
    expect.stringContaining("This choice does not exist: choose another one"),
    expect.stringContaining("This is not a date: choose one from the calendar"),
  ]);

  const told = "The last day is before the first";
  await noc.open("/admin/request/requestlist?start_date=2026-12-01&end_date=2026-11-01");
  expect(plain(noc.document.querySelector("#end_date-error"))).toContain(told);
  expect(plain(noc.document)).not.toContain("all 0 rows");
  await noc.open("/admin/request/requestlist?start_date=2026-11-01&end_date=2026-12-01");
  expect(plain(noc.document)).not.toContain(told);
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

const rowsOf = ({ document }: Person) => document.querySelectorAll("tbody tr").map(plain);
const chosen = (...names: string[]) => Object.fromEntries(names.map((name) => [`Choose ${name}`, "on"]));

test("several requests are approved at once: first what will happen to each is told, then what has", async () => {
  await noc.open("/admin/request/requestlist?tab=waiting&limit=100&filter_status=AP");
  const [approved = ""] = numbers(noc);
  await noc.open(list.replace("&filter_status=OR", ""));
  const [first = "", second = "", third = ""] = rowsOf(noc)
    .filter((row) => /(Smart Hand|Ticket|Goods Out|Dismantle|Electricity)(Waiting Approval|Open To Request)/.test(row))
    .map((row) => /[A-Z]{2}-\d{4}-\d{4}/.exec(row)?.[0] ?? "");
  await noc.press("Approve", chosen(first, second, third, approved));
  expect(noc.heading).toBe("Are You Sure?");
  expect(noc.text).toContain("Approve: 3 of 4 requests. The others stay as they are.");
  expect(rowsOf(noc).find((row) => row.includes(approved))).toMatch(
    /Stays as it is: The request is “Approved - NOC” and does not allow this\.$/,
  );

  const colleague = await signIn(portal.url, "noc", "admin");
  await colleague.open(list.replace("&filter_status=OR", `&search=${third}`));
  await colleague.follow(third);
  await colleague.follow("Approve");
  await colleague.press("Approve");

  await noc.press("Approve");
  expect(noc.heading).toBe("What happened");
  const told = [first, second].map((number) => rowsOf(noc).find((row) => row.includes(number)));
  for (const row of told) expect(row).toMatch(/Approved - NOC.*[A-Z]{2}-\d+-\d+ has been approved$/);
  expect(rowsOf(noc).find((row) => row.includes(third))).toMatch(
    /: this had already been done\. Nothing was done twice\.$/,
  );
  expect(noc.text).toContain("Approve: 3 of 3 requests.");
  await noc.follow("Back to the list");
  expect(noc.path).toContain("tab=waiting");
});

test("a request that has changed but still allows the action is asked about again, and nothing is done before", async () => {
  await noc.open(`${list}&filter_type=Goods+In`);
  const [number = ""] = numbers(noc);
  await noc.press("Approve", chosen(number));
  const several = twinOf(noc);
  await noc.open(`${list}&search=${number}`);
  await noc.follow(number);
  const page = twinOf(noc);
  const question = await twinOf(noc).follow("Approve");
  await noc.follow(/^Put on waiting list/);
  await noc.press("Put on waiting list");
  const told =
    "The request has changed since it was shown to you: it is now “Waiting List”. Nothing was done. It still allows your action: look at it and confirm again.";
  await several.press("Approve");
  expect(rowsOf(several)[0]).toContain(told);
  await question.press("Approve");
  expect([question.status, question.heading, question.text.includes(told)]).toEqual([400, number, true]);
  await page.press("Reject this request", { Reason: "No room until May" });
  expect([page.status, page.text.includes(told)]).toEqual([400, true]);
  await page.press("Reject this request");
  expect(page.text).toMatch(/[A-Z]{2}-\d+-\d+ has been rejected/);
  expect(page.text).toContain("No room until May");
});

test("a request that is only read stays as it is for that reason", async () => {
  await noc.open("/admin/request/requestlist?filter_status=OR&limit=100");
  const readOnly = numbers(noc).find((number) => number.startsWith("MC-")) ?? "";
  await noc.press("Approve", chosen(readOnly));
  expect(rowsOf(noc)[0]).toMatch(/Stays as it is: This feature is no longer used\. The request is read-only\.$/);
});

test("an action on several is only one that the side has, and on what is theirs", async () => {
  expect((await noc.visit("/admin/request/requestlist/several/close?chosen=1")).status).toBe(404);
  expect((await noc.visit("/admin/request/requestlist/several/reject?chosen=1")).status).toBe(404);
  const tenant = await signIn(portal.url, "tenant2", "tenant");
  await tenant.open("/request/requestlist/several/close?chosen=86");
  expect(tenant.path).toBe("/request/requestlist");
  expect(plain(tenant.document)).toContain("None of the chosen requests could be found any more.");
});
