import type { Locator, Page } from "playwright";
import { afterAll, afterEach, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";
import { seeToast } from "../support/toast.ts";

/** The daily tasks, as people do them: each press of a button or link, each field and each key counts as one step. */
const windows: Window[] = [];
const counted: Record<string, number> = {};

afterEach(async () => {
  const opened = windows.splice(0);
  for (const { leave } of opened) await leave();
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
});
afterAll(() => {
  console.log(
    Object.entries(counted)
      .map(([task, steps]) => `${task}: ${steps}`)
      .join("\n"),
  );
});

class Steps {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async #step(done: Promise<unknown>): Promise<void> {
    this.count += 1;
    await done;
  }

  press = (name: string | RegExp) => this.#step(this.page.getByRole("button", { name }).click());
  follow = (link: Locator) => this.#step(link.click());
  fill = (label: string, value: string) => this.#step(this.page.getByLabel(label).fill(value));
  choose = (field: string | Locator, option: string) =>
    this.#step((typeof field === "string" ? this.page.getByLabel(field) : field).selectOption({ label: option }));
  check = (box: Locator) => this.#step(box.check());
  key = (key: string) => this.#step(this.page.keyboard.press(key));
  type = (text: string) => this.#step(this.page.keyboard.type(text));
  heading = (name: string | RegExp) => this.page.getByRole("heading", { level: 1, name }).waitFor();
}

/** The number of the request whose page it is. */
const numberOn = (page: Page) => page.getByRole("heading", { level: 1, name: /^[A-Z]{2}-\d{4}-\d{4}$/ }).textContent();

async function begin(username: string, side: "admin" | "tenant", path: string): Promise<Steps> {
  const window = await openWindow();
  windows.push(window);
  const { context, page } = window;
  await enterAs(context, base, username, side);
  await page.goto(base + path);
  await page.locator("html[data-scripted]").waitFor();
  return new Steps(page);
}

function finish(task: string, { count }: Steps, most: number): void {
  counted[task] = count;
  expect(count, task).toBeLessThanOrEqual(most);
}

test("four units in one piece are found, by the NOC in a site", async () => {
  const steps = await begin("noc", "admin", "/admin/rack/find-space");
  const { page } = steps;
  await steps.choose(page.getByRole("search", { name: "Find Space" }).getByLabel("Site"), "DC Kuningan");
  await page.waitForURL(/datacenter/);
  await steps.fill("Units in one piece (U)", "4");
  await page.waitForURL(/units=4/);
  await steps.follow(
    page
      .locator("tbody td")
      .getByRole("link", { name: /: U\d+–U/ })
      .first(),
  );
  await page.getByText(/^U\d+–U\d+ \(4U\): free, and marked in the drawing/).waitFor();
  finish("find a free space of 4U in a site", steps, 3);
});

test("goods in of two devices of the same", async () => {
  const steps = await begin("tenant1", "tenant", "/dashboard");
  const { page } = steps;
  await steps.follow(page.locator('main a[href="/request/goodsin"]').first());
  await steps.heading("Goods In");
  await steps.choose("Rack", "JKT1-A-12, DC Kuningan");
  await steps.press("Continue");
  await steps.heading("Add Device Goods In Details");
  await steps.fill("Device name", "srv-steps-01");
  await steps.fill("Serial number", "STEP1\nSTEP2");
  await steps.choose("Manufacture", "Merapi Compute");
  await page.getByLabel("Device type").getByText("Choose a type").waitFor({ state: "attached" });
  await steps.choose("Device type", "Server 1U");
  await page.getByText("your last device of this type").waitFor();
  await steps.check(page.getByRole("radio", { name: /^Unit \d+: U/, disabled: false }).first());
  await steps.press("Add 2 Devices");
  await page.getByText(/^2 devices, /).waitFor();
  await steps.press("Submit request");
  await steps.heading(/^GI-/);
  finish("goods in for 2 devices", steps, 11);
});

test("the NOC approves one request after the other, and several at once", async () => {
  const steps = await begin(
    "noc",
    "admin",
    "/admin/request/requestlist?tab=waiting&filter_status=OR&ordering=created_at",
  );
  const { page } = steps;
  const rows = page.locator("tbody tr").filter({ hasNotText: "MMR" });
  const approve = page.getByRole("main").getByRole("link", { name: "Approve", exact: true });
  await steps.follow(rows.locator("[scope=row] a").first());
  const approveShown = async () => {
    const number = await numberOn(page);
    await steps.follow(approve);
    await seeToast(page, `${number} has been approved`, () => steps.press("Approve and go to the next"));
  };
  await approveShown();
  const before = steps.count;
  await approveShown();
  steps.count -= before;
  finish("approve a request, NOC, the next one", steps, 2);

  const several = await begin("noc", "admin", "/admin/request/requestlist?tab=waiting&filter_status=OP");
  const boxes = several.page
    .locator("tbody tr")
    .filter({ hasText: /Smart Hand|Ticket|Goods Out(?! R)/ })
    .getByRole("checkbox");
  for (const at of [0, 1, 2]) await several.check(boxes.nth(at));
  await several.press("Approve");
  await several.heading("Are You Sure?");
  await several.press("Approve");
  await several.heading("What happened");
  await several.page.getByText("Approve: 3 of 3 requests.").waitFor();
  finish("approve 3 requests at once, NOC", several, 5);
});

test("a tenant approves a cross connect", async () => {
  const steps = await begin("tenant1", "tenant", "/dashboard");
  const { page } = steps;
  const waiting = page.getByRole("region", { name: "Waiting for me" });
  await steps.follow(waiting.getByRole("link", { name: "Review request" }));
  await steps.heading(/^CC-/);
  const number = await numberOn(page);
  await steps.follow(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Approve/ })
      .first(),
  );
  await steps.heading(/Approve/);
  const device = page.getByLabel("Device Destination", { exact: false }).first();
  await page.getByText(`${number}, DC Kuningan`).waitFor();
  await steps.choose("Rack Destination", "JKT1-A-01, DC Kuningan");
  const offered = device.locator("option", { hasText: "sw-edge-046" });
  await offered.waitFor({ state: "attached" });
  await steps.choose("Device Destination *", (await offered.textContent()) ?? "");
  await expect.poll(() => page.getByLabel("Port Destination Device").inputValue()).not.toBe("");
  await seeToast(page, `${number} has been approved`, () => steps.press("Submit"));
  finish("approve a cross connect, tenant", steps, 5);
});

test("a device is found by its serial number, whose turn it is by one look, and the racks of a site are printed", async () => {
  const steps = await begin("noc", "admin", "/admin/dashboard");
  const { page } = steps;
  await steps.key("Control+k");
  await steps.type("DB261001");
  await steps.follow(page.getByRole("option", { name: /DB261001/ }));
  await steps.heading("db-144");
  finish("find a device by serial number", steps, 3);

  const turn = await begin("noc", "admin", "/admin/request/requestlist?tab=waiting&limit=100");
  await turn.follow(turn.page.getByRole("link", { name: /^In progress/ }));
  await turn.page
    .locator("tbody td")
    .filter({ hasText: /tenant\s+since \d/i })
    .first()
    .waitFor();
  finish("who must act", turn, 1);

  const today = await begin("noc", "admin", "/admin/dashboard");
  await today.page.getByRole("link", { name: /filed today$/ }).waitFor();
  finish("what changed today, by one look", today, 0);
  await today.follow(today.page.getByRole("link", { name: /filed today$/ }));
  await today.page.getByRole("table", { name: /filed today/ }).waitFor();
  finish("what was filed today, one by one", today, 1);

  const print = await begin("noc", "admin", "/admin/dashboard");
  await print.follow(print.page.getByRole("main").getByRole("link", { name: "DC Kuningan" }).first());
  await print.heading("DC Kuningan");
  const paper = print.page.waitForEvent("popup");
  await print.follow(print.page.getByRole("link", { name: /^Print/ }).first());
  await (await paper).waitForURL(/print-report-rack/);
  finish("print the racks of a site", print, 3);
});
