import type { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { shortCode } from "~/features/requests/code/short-code";
import { PASSWORD, Person, plain, signIn } from "../support/person.ts";
import { portal, prepareData } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const actions = "approve app_cc waiting open reject suspend resume cancel done close".split(" ");

/** What each participant may do with a request for an interconnection, by its state (contract §5). */
const allowed: Record<string, { noc: string; owner: string; destination: string }> = {
  OR0: { noc: "approve reject suspend waiting", owner: "cancel", destination: "" },
  OP0: { noc: "approve reject", owner: "cancel", destination: "" },
  WL0: { noc: "approve open reject", owner: "cancel", destination: "" },
  WD0: { noc: "reject", owner: "", destination: "app_cc reject" },
  AP0: { noc: "done suspend", owner: "", destination: "" },
  AP1: { noc: "", owner: "close", destination: "" },
  SU0: { noc: "resume", owner: "", destination: "" },
  RJ0: { noc: "", owner: "", destination: "" },
  CL1: { noc: "", owner: "", destination: "" },
  DS1: { noc: "", owner: "", destination: "" },
  CN0: { noc: "", owner: "", destination: "" },
};
const states = Object.keys(allowed);

const requests: Record<string, number> = {};
/** A demo request by kind and state. */
const demo: Record<string, number> = {};
let ownOfTenant1 = 0;

/**
 * Brings one request of tenant1 for an interconnection with tenant2 into each state; the one on the waiting list is with
 * tenant3, which is not confirmed.
 */
function prepare(database: DatabaseSync): void {
  const tenantOf = (username: string) =>
    (database.prepare("SELECT tenant FROM user WHERE username = ?").get(username) as { tenant: number }).tenant;
  ownOfTenant1 = (
    database.prepare("SELECT activities AS id FROM goodsin WHERE tenant = ?").get(tenantOf("tenant1")) as { id: number }
  ).id;
  const rows = database
    .prepare(
      `SELECT a.id FROM activities a JOIN crossconnects c ON c.activities = a.id
       WHERE a.tenant = ? AND c.iix_interconnection = 'N' ORDER BY a.id LIMIT ?`,
    )
    .all(tenantOf("tenant1"), states.length) as { id: number }[];
  for (const [at, state] of states.entries()) {
    const id = rows[at]?.id ?? 0;
    requests[state] = id;
    database
      .prepare("UPDATE crossconnects SET destination_tenant = ? WHERE activities = ?")
      .run(tenantOf(state === "WL0" ? "tenant3" : "tenant2"), id);
    database
      .prepare("UPDATE activities SET status = ?, status_key = ? WHERE id = ?")
      .run(state.slice(0, 2), Number(state.slice(2)), id);
  }
  // Another person with the permissions of noc.
  database.exec(
    "UPDATE user SET groups = (SELECT groups FROM user WHERE username = 'noc') WHERE username = 'noclimited'",
  );
  const kinds = database.prepare(
    "SELECT a.id, y.type || ' ' || a.status || a.status_key AS kind FROM activities a JOIN activitytype y ON y.id = a.activitytype",
  );
  for (const { id, kind } of kinds.all() as { id: number; kind: string }[]) demo[kind] = id;
}

beforeAll(async () => {
  prepareData(prepare);
});

/** The actions that a page offers: by links to a confirmation, by forms with a reason, and by the form of the other end. */
function offered({ document }: Person): string[] {
  const links = document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
  const asked = links.flatMap((href) => /[?&]act=(\w+)/.exec(href.replaceAll("&amp;", "&"))?.[1] ?? []);
  const forms = document.querySelectorAll("main input[name=act]").map((input) => input.getAttribute("value") ?? "");
  const approval = links.some((href) => href.includes("form-approve-request")) ? ["app_cc"] : [];
  return [...new Set([...asked, ...forms, ...approval])].sort();
}

const entriesOf = ({ document }: Person, state: string) =>
  document.querySelectorAll(".history li").filter((entry) => plain(entry).includes(state)).length;

const badge = ({ document }: Person) => plain(document.querySelector(".page-head .status"));

describe.each([
  ["noc", "noc", "admin"],
  ["owner", "tenant1", "tenant"],
  ["destination", "tenant2", "tenant"],
] as const)("the %s of a request", (part, username, side) => {
  let person: Person;
  beforeAll(async () => {
    person = await signIn(portal.url, username, side);
  });

  test.each(states)("in %s is offered what is allowed now; all else is refused and changes nothing", async (state) => {
    const may = allowed[state]?.[part].split(" ").filter(Boolean) ?? [];
    const path = `${side === "admin" ? "/admin" : ""}/request/requestlist/crossconnect?id=${requests[state]}`;
    await person.open(path);
    // The other end cannot see a request before the NOC has approved it.
    if (person.status === 404) {
      expect(part).toBe("destination");
      expect((await person.post(path, { act: "app_cc" })).status).toBe(404);
      return;
    }
    expect(person.status).toBe(200);
    expect(offered(person)).toEqual(may);
    const another = person.document.querySelector(".next-step a[href='/request/interconnection']");
    expect(plain(another)).toBe(part === "owner" && state === "RJ0" ? "File a new request" : "");
    const before = badge(person);
    for (const act of actions.filter((action) => !may.includes(action))) {
      await person.post(path, { act, reason: "because" });
      expect([act, person.status]).toEqual([act, 400]);
      expect(person.text).toContain("and does not allow this. Nothing was done.");
      expect(badge(person)).toBe(before);
    }
  });
});

test("a guest with a request's short code comes to its page, also by way of the other side's login", async () => {
  const noc = await new Person(portal.url).open(`/r/${shortCode(ownOfTenant1)}`);
  await noc.follow("admin login");
  await noc.press("Log in", { Username: "noc", Password: PASSWORD });
  expect(noc.path).toBe(`/admin/request/requestlist/goodsin?id=${ownOfTenant1}`);
});

test("a request leads back to the list as it was last shown, never to a file of it", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/request/requestlist?tab=waiting&limit=5");
  await noc.open("/admin/request/requestlist?tab=waiting&limit=5&export=csv");
  await noc.open(`/admin/request/requestlist/goodsin?id=${ownOfTenant1}`);
  await noc.follow("Back");
  expect(noc.path).toBe("/admin/request/requestlist?tab=waiting&limit=5");
});

describe("an action", () => {
  const pageOf = (state: string) => `/admin/request/requestlist/crossconnect?id=${requests[state]}`;

  test("warns the NOC of a destination that cannot answer yet", async () => {
    const warning = "PT Pasir Putih Telematika is not confirmed yet";
    const noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("WL0"));
    await noc.follow("Approve");
    expect([noc.heading, noc.text.includes(warning)]).toEqual(["Are You Sure?", true]);
    expect((await noc.open(pageOf("OR0"))).text).not.toContain("not confirmed");
  });

  test("that needs a reason comes back with its form open and the reason asked for", async () => {
    const noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("OP0"));
    await noc.press("Reject this request", { Reason: "\u200b" });
    expect(noc.status).toBe(400);
    expect(noc.title).toMatch(/^Error: /);
    const open = noc.document.querySelector("main details[open]");
    expect(plain(open)).toContain("Reason is required");
    const problem = noc.document.querySelector(".error-summary a")?.getAttribute("href") ?? "";
    expect(open?.querySelector(`textarea${problem}`)?.hasAttribute("autofocus")).toBe(true);
  });

  test("by the second of two admins is answered with what the first one did, and nothing is done twice", async () => {
    const [first, second] = [await signIn(portal.url, "noc", "admin"), await signIn(portal.url, "noclimited", "admin")];
    const path = pageOf("OR0");
    const told = entriesOf(await first.open(path), "Waiting Destination");
    for (const noc of [first, second]) {
      await noc.open(path);
      await noc.follow("Approve");
      expect(noc.heading).toBe("Are You Sure?");
      expect(noc.title).toMatch(/^Approve this request: CC-/);
    }
    await first.press("Approve");
    expect(first.text).toMatch(/CC-\d+-\d+ has been approved/);
    expect(badge(first)).toBe("Waiting Destination");
    expect(first.document.querySelectorAll(".steps .step-done")).toHaveLength(2);
    await second.press("Approve");
    expect(second.status).toBe(400);
    expect(second.text).toContain(
      "Rizky Pratama has already acted: the request is now “Waiting Destination”. Nothing was done.",
    );
    expect(entriesOf(second, "Waiting Destination")).toBe(told + 1);
  });

  test("keeps its reason when a colleague was faster", async () => {
    const [first, second] = [await signIn(portal.url, "noc", "admin"), await signIn(portal.url, "noclimited", "admin")];
    for (const noc of [first, second]) await noc.open(pageOf("WL0"));
    await first.press("Reject this request", { Reason: "No room left" });
    expect(badge(first)).toBe("Reject");
    expect(plain(first.document.querySelector(".next-step"))).toContain("Reason: “No room left”");
    await second.press("Reject this request", { Reason: "The rack is full until May" });
    expect(second.status).toBe(400);
    expect(second.text).toContain("Rizky Pratama has already acted: the request is now “Reject”. Nothing was done.");
    expect(second.text).toContain("The rack is full until May");
  });

  test("that the person has already taken in another window is not attributed to somebody else", async () => {
    const [here, there] = [await signIn(portal.url, "noc", "admin"), await signIn(portal.url, "noc", "admin")];
    for (const noc of [here, there]) {
      await noc.open(pageOf("SU0"));
      await noc.follow("Resume");
    }
    await there.press("Resume");
    await here.press("Resume");
    expect(here.status).toBe(200);
    expect(here.text).toContain("this had already been done. Nothing was done twice.");
  });

  test("discards the draft reason of another action", async () => {
    const provider = new ProviderUnderTest(portal.providerUrl);
    const kept = "The permit of the building is missing";
    let noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("OP0"));
    await provider.fail({ path: `/api/activities/${requests.OP0}/`, kind: "expired", times: 2 });
    await noc.press("Reject this request", { Reason: kept });
    await provider.heal();
    noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("OP0"));
    expect(noc.text).toContain(kept);
    await noc.follow("Approve");
    await provider.fail({ path: `/api/activities/${requests.OP0}/`, method: "POST", kind: "drop" });
    await noc.press("Approve");
    expect(noc.status).toBe(503);
    await noc.follow("Approve");
    expect(noc.heading, "an unanswered confirmation is asked for again").toBe("Are You Sure?");
    await noc.press("Approve");
    expect(noc.text).toMatch(/[A-Z]{2}-\d+-\d+ has been approved/);
    expect(noc.text).not.toContain(kept);
    expect(noc.document.querySelector(".error-summary, .draft-notice")).toBeNull();
  });

  test("that is no longer possible shows its draft reason without an error", async () => {
    const provider = new ProviderUnderTest(portal.providerUrl);
    const kept = "Waiting for a cable";
    let noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("AP0"));
    await provider.fail({ path: `/api/activities/${requests.AP0}/`, kind: "expired", times: 2 });
    await noc.press("Suspend this request", { Reason: kept });
    await provider.heal();
    const colleague = await signIn(portal.url, "noclimited", "admin");
    await colleague.open(pageOf("AP0"));
    await colleague.follow("Mark as done");
    await colleague.press("Mark as done");
    noc = await signIn(portal.url, "noc", "admin");
    await noc.open(pageOf("AP0"));
    expect(noc.text).toContain(`does not allow that action now. Your reason was: “${kept}”`);
    expect(noc.document.querySelector(".error-summary")).toBeNull();
  });

  test("that is no longer possible is explained instead of offered", async () => {
    const noc = await signIn(portal.url, "noc", "admin");
    await noc.open(`${pageOf("AP1")}&act=approve`);
    expect(noc.heading).toMatch(/^CC-/);
    expect(noc.text).toContain("The request is “Done” and does not allow this.");
    expect(noc.text).not.toContain("Nothing was done");
    await noc.open(pageOf("AP1"));
    expect(noc.text).not.toContain("does not allow this");
  });

  test("on a request of another tenant finds no request", async () => {
    const stranger = await signIn(portal.url, "tenant2", "tenant");
    const path = `/request/requestlist/goodsin?id=${ownOfTenant1}`;
    expect((await stranger.open(path)).status).toBe(404);
    expect((await stranger.post(path, { act: "cancel", reason: "x" })).status).toBe(404);
  });
});

describe("the page of a request", () => {
  let noc: Person;
  beforeAll(async () => {
    noc = await signIn(portal.url, "noc", "admin");
  });
  const open = (path: string, kind: string) => noc.open(`/admin/request/requestlist/${path}?id=${demo[kind]}`);

  test("links the main action to the others", async () => {
    await open("smarthand", "Smart Hand OR0");
    const link = noc.document.querySelector(".next-step a[href='#actions']");
    expect(plain(link)).toBe("Other actions");
    expect(plain(noc.document.querySelector("#actions"))).toBe("Other actions");
    await open("smarthand", "Smart Hand SU0");
    expect(noc.document.querySelector(".next-step a[href='#actions']")).toBeNull();
  });

  test("of a discontinued feature shows the red note instead of the next step", async () => {
    await open("mmrcolocation", "MMR Colocation OR0");
    expect(plain(noc.document.querySelector(".notice-error"))).toMatch(/^This feature is no longer used\./);
    expect(noc.document.querySelectorAll(".next-step, .steps")).toEqual([]);
  });

  test("offers the calendar and the note on goods while the work lies ahead", async () => {
    const calendar = "Add to calendar";
    expect((await open("smarthand", "Smart Hand AP0")).text).toContain(calendar);
    expect((await open("smarthand", "Smart Hand CN0")).text).not.toContain(calendar);
    const note = "External goods can be processed only once";
    expect((await open("goodsin", "Goods In AP0")).text).toContain(note);
    expect((await open("goodsin", "Goods In RJ0")).text).not.toContain(note);
  });

  test("of an IIX Interconnection names the service", async () => {
    await open("iixinterconnection", "IIX Interconnection AP0");
    expect(noc.text).toMatch(/IIX Service.*IIX Interconnection \(\d\)/);
  });
});
