import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anotherSessionOf, PASSWORD, Person, plain, signIn, twinOf } from "../support/person.ts";
import { portal } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const MB = 1024 * 1024;
const rackType = { Name: "Typed once", Height: "47", Width: "23.6" };

const provider = new ProviderUnderTest(portal.providerUrl);
let noc: Person;

beforeEach(async () => {
  noc = await anotherSessionOf(portal.url, "noc", "admin");
});
afterEach(() => provider.heal());

/** The number of records that a list shows. */
const countOf = ({ document }: Person): number =>
  Number(/^\d+/.exec(plain(document.querySelector(".page-head p")))?.[0]);

const found = async (name: string) =>
  countOf(await noc.open(`/admin/rack/rack-type?search=${encodeURIComponent(name)}`));

/** The value of the field with this name in the received page. */
const valueOf = (person: Person, name: string) =>
  person.document.querySelector(`[name="${name}"]`)?.getAttribute("value");

describe("a provider without a usable answer", () => {
  test.each(["html500", "html502", "drop"] as const)("%s on a read: 503 with the menu still there", async (kind) => {
    await provider.fail({ path: "/api/racktype/", kind, times: 2 });
    await noc.open("/admin/rack/rack-type");
    expect(noc.status).toBe(503);
    expect(noc.heading).toBe("The data service is not responding");
    expect(noc.document.querySelectorAll("nav a").map(plain)).toContain("Rack List");
    expect(noc.body).not.toMatch(/Bad Gateway|Server Error|127\.0\.0\.1/);
  });

  test("nothing answers: the page says so without a promise of what was typed, and the session lives on", async () => {
    await provider.fail({ path: "/", kind: "drop", times: 1000 });
    await noc.open("/admin/rack/rack-type");
    expect([noc.status, noc.heading]).toEqual([503, "The data service is not responding"]);
    expect(noc.text).not.toContain("is kept and comes back");
    await provider.heal();
    await noc.follow("Try again");
    expect([noc.status, noc.heading]).toEqual([200, "Rack Type"]);
  });

  test("bells and applications that cannot be read do not say that there is nothing", async () => {
    const said = /There are no (\w+ ?\w+) yet/g;
    const paths = ["/api/notification/", "/api/notificationupdate/", "/api/application/"];
    const body = '{"count":0,"count_unread":0,"results":[]}';
    for (const path of paths) await provider.fail({ path, kind: "answer", status: 200, body });
    const none = [...(await noc.open("/admin/rack/rack-type")).body.matchAll(said)].map(([, what]) => what);
    expect(none.sort()).toEqual(["applications", "notifications", "system updates"]);
    const another = await anotherSessionOf(portal.url, "noc", "admin");
    for (const path of paths) await provider.fail({ path, kind: "html500" });
    expect((await another.open("/admin/rack/rack-type")).body).not.toMatch(said);
    expect([another.status, another.heading]).toEqual([200, "Rack Type"]);
  });

  test("the login says so and keeps the user name", async () => {
    await provider.fail({ path: "/api/authentication/", kind: "drop" });
    const guest = await new Person(portal.url).open("/admin/login");
    await guest.press("Log in", { Username: "noc", Password: PASSWORD });
    expect(guest.status).toBe(503);
    expect(guest.text).toContain("The data service sent no valid response. Try again");
    expect(valueOf(guest, "username")).toBe("noc");
    expect(guest.body).not.toContain(PASSWORD);
    await guest.press("Log in", { Password: PASSWORD });
    expect(guest.heading).toBe("Dashboard");
  });

  test("a read that breaks once is repeated: the page is whole", async () => {
    await provider.fail({ path: "/api/racktype/", kind: "drop" });
    await noc.open("/admin/rack/rack-type");
    expect(noc.status).toBe(200);
    expect(noc.document.querySelectorAll("tbody tr").length).toBeGreaterThan(2);
  });

  test("a write that breaks is not repeated, and the form comes back as it was typed", async () => {
    await noc.open("/admin/rack/rack-type/form");
    await provider.fail({ path: "/api/racktype/", kind: "drop" });
    await noc.press("Submit", rackType);
    expect(noc.status).toBe(503);
    expect(noc.text).toContain("Oops sorry...");
    expect(noc.title).toMatch(/^Error: /);
    expect(["name", "height", "width"].map((name) => valueOf(noc, name))).toEqual(Object.values(rackType));
    const form = twinOf(noc);
    expect(await found(rackType.Name)).toBe(0);
    await form.press("Submit");
    expect([form.status, form.heading]).toEqual([200, "Rack Type"]);
    expect(await found(rackType.Name)).toBe(1);
  });

  test.each([
    ["no call is answered", { path: "/", kind: "drop" }, "The data service is not responding"],
    ["there are too many calls", { path: "/", kind: "throttled" }, "Too many requests"],
    [
      "no read is accepted",
      { path: "/api/datacenter", method: "GET", kind: "answer", status: 410, body: "{}" },
      "The data service did not accept this address",
    ],
  ] as const)(
    "a form that is sent while %s stands there again afterwards, until it is thrown away",
    async (_, fault, said) => {
      const form = "/admin/organization/sites/form/1";
      await noc.open(form);
      const { heading } = noc;
      const name = valueOf(noc, "name");
      await provider.fail({ ...fault, times: 1000 });
      await noc.press("Submit", { Name: "DC Gelap" });
      expect([noc.heading, noc.text]).toEqual([said, expect.stringContaining("is kept and comes back")]);
      await provider.heal();
      await noc.open(form);
      expect(noc.text).toContain("Your input has been restored");
      expect(valueOf(noc, "name")).toBe("DC Gelap");
      await noc.press("Discard draft");
      expect([noc.heading, valueOf(noc, "name")]).toEqual([heading, name]);
      expect(noc.text).not.toContain("Your input has been restored");
    },
  );

  test("a deletion that fails with HTML is told, and may be tried again", async () => {
    await noc.open("/admin/rack/rack-type/form");
    await noc.press("Submit", { ...rackType, Name: "To be deleted" });
    await noc.open("/admin/rack/rack-type?search=To be deleted");
    await noc.follow("Delete To be deleted");
    await provider.fail({ path: "/api/racktype/", kind: "html500" });
    await noc.press("Delete");
    expect([noc.status, noc.heading]).toEqual([409, "Are You Sure?"]);
    expect(noc.text).toContain("The record could not be deleted");
    await noc.press("Delete");
    expect([noc.status, noc.heading]).toEqual([200, "Rack Type"]);
    expect(await found("To be deleted")).toBe(0);
  });

  test("a filter that the provider does not accept: 400, and a way to the list without it", async () => {
    await provider.fail({
      path: "/api/racktype/",
      kind: "answer",
      status: 400,
      body: '{"x":["Select a valid choice."]}',
    });
    await noc.open("/admin/rack/rack-type?search=x");
    expect([noc.status, noc.heading]).toEqual([400, "The data service did not accept this address"]);
    await noc.follow("Open it without filters");
    expect([noc.status, noc.path]).toEqual([200, "/admin/rack/rack-type"]);
  });

  test("a renewal that breaks for a session whose token is refused: the session ends, and there is a login", async () => {
    await provider.fail({ path: "/api/racktype/", kind: "expired", times: 2 });
    await provider.fail({ path: "/api/token/refresh/", kind: "html500", times: 2 });
    await noc.open("/admin/rack/rack-type");
    expect([noc.status, noc.heading]).toEqual([401, "Session expired"]);
    expect((await noc.open("/")).heading).toBe("Admin login");
  });

  test("a slow call does not delay others", async () => {
    const other = await signIn(portal.url, "noclimited", "admin");
    await provider.fail({ path: "/api/racks/", kind: "delay", delay: 2000 });
    const slow = noc.open("/admin/rack/rack-list");
    expect(await Promise.race([slow, other.open("/admin/rack/rack-type")])).toBe(other);
    expect((await slow).status).toBe(200);
  });
});

describe("too much", () => {
  test("a provider that counts too many calls: 429 with the wait", async () => {
    await provider.fail({ path: "/api/racktype/", kind: "throttled" });
    await noc.open("/admin/rack/rack-type");
    expect([noc.status, noc.heading]).toEqual([429, "Too many requests"]);
    expect(noc.headers.get("Retry-After")).toBe("30");
    expect(noc.text).toContain("Try again in 30 seconds");
  });

  test("too many tries to log in: 429, also with the right password", async () => {
    const guest = await new Person(portal.url).open("/login");
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await guest.press("Log in", { Username: "oka", Password: "wrong" });
      expect(guest.status).toBe(401);
    }
    await guest.press("Log in", { Username: "oka", Password: PASSWORD });
    expect(guest.status).toBe(429);
    expect(guest.text).toMatch(/Too many attempts\. Try again in 5 minutes/);
    expect(Number(guest.headers.get("Retry-After"))).toBeGreaterThan(200);
    expect((await signIn(portal.url, "tenant1", "tenant")).heading).toBe("Dashboard");
  });

  test("a name that only some parsers decode is tried as it is counted", async () => {
    const guest = await new Person(portal.url).open("/login");
    const name = Buffer.from("tenant1").toString("base64");
    const parts = [
      `Content-Disposition: form-data; name="username"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!${name}`,
      `Content-Disposition: form-data; name="password"\r\n\r\n${PASSWORD}`,
    ];
    const body = `--x\r\n${parts.join("\r\n--x\r\n")}\r\n--x--\r\n`;
    const headers = { Origin: portal.url, "Content-Type": "multipart/form-data; boundary=x" };
    await guest.send(new URL("/login", portal.url), { method: "POST", body, headers });
    expect([guest.status, guest.text]).toEqual([401, expect.stringContaining("4 attempts left.")]);
  });

  test("the same form sent twice at once makes one record", async () => {
    await noc.open("/admin/rack/rack-type/form");
    const twin = twinOf(noc);
    const typed = { ...rackType, Name: "Pressed twice" };
    const sent = await Promise.all([noc.press("Submit", typed), twin.press("Submit", typed)]);
    expect(sent.map(({ status, heading }) => [status, heading])).toEqual(sent.map(() => [200, "Rack Type"]));
    expect(await found("Pressed twice")).toBe(1);
  });

  test.each([
    [11, 400, "The file is too large: 10 MB at most"],
    [60, 400, "The file is too large: 10 MB at most"],
    [65, 413, "What you sent is too large."],
  ])("an image of %i MB: %i", async (size, status, message) => {
    await noc.open("/admin/organization/sites/form");
    const bytes = Buffer.alloc(size * MB);
    bytes.write("89504e470d0a1a0a0000000d49484452", "hex");
    await noc.press("Submit", { Name: "DC Besar", Image: new File([bytes], "large.png", { type: "image/png" }) });
    expect(noc.status).toBe(status);
    expect(noc.body).toContain(message);
    if (status === 400) expect(valueOf(noc, "name")).toBe("DC Besar");
    else {
      await noc.follow(/^Back to the form/);
      expect(noc.heading).toBe("Create Form Sites");
    }
  });

  test("a text as long as a field takes comes back from Update choices", async () => {
    const tenant = await signIn(portal.url, "tenant1", "tenant");
    const remark = "é".repeat(5000);
    await tenant.open("/request/interconnection");
    await tenant.press("Update choices", { Remark: remark });
    expect(tenant.status).toBe(200);
    expect(tenant.document.querySelector("textarea")?.text.trim()).toBe(remark);
    expect(tenant.document.querySelector("textarea")?.getAttribute("maxlength")).toBe("5000");
  });
});

test.each(["goodsin", "goodsout", "interconnection", "smarthand"])(
  "a tenant without racks is told so by the form of %s, in both languages",
  async (form) => {
    const tenant = await signIn(portal.url, "tenant1", "tenant");
    for (const path of ["/api/racks/", "/api/rackshare/"])
      await provider.fail({ path, kind: "answer", status: 200, body: "[]", times: 100 });
    await tenant.open(`/request/${form}`);
    expect(tenant.text).toContain("You have no rack, and none is shared with you.");
    tenant.cookies.set("language", "id");
    await tenant.open(`/request/${form}`);
    expect(tenant.text).toContain("Anda tidak memiliki rak, dan tidak ada rak bersama untuk Anda.");
  },
);

test("an export has all rows that the filter leaves, for spreadsheets, and no formula", async () => {
  await noc.open("/admin/rack/rack-type/form");
  await noc.press("Submit", { ...rackType, Name: '=HYPERLINK("http://evil.example")' });
  const fileOf = async (path: string) => {
    await noc.open(path);
    const link = noc.document.querySelectorAll("a").find((anchor) => /^CSV, (all|1 row)/.test(plain(anchor)));
    const file = new URL((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&"), `${portal.url}${noc.path}`);
    const cookie = [...noc.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(file, { headers: { Cookie: cookie } });
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename=.+\.csv/);
    return Buffer.from(await response.arrayBuffer()).toString("utf8");
  };
  const types = await fileOf("/admin/rack/rack-type?search=HYPERLINK");
  expect(types).toMatch(/^\uFEFF/);
  expect(types).toContain(`"'=HYPERLINK(""http://evil.example"")"`);

  const racks = await fileOf("/admin/rack/rack-list?mmr_rack=N&limit=5");
  const lines = racks.trimEnd().split("\r\n");
  expect(lines.length - 1).toBe(countOf(noc));
  expect(lines.length - 1).toBeGreaterThan(5);
  expect(countOf(await noc.open("/admin/rack/rack-list"))).toBeGreaterThan(lines.length - 1);
});

describe("what others would make the portal do", () => {
  test("a form from another site is not accepted", async () => {
    await noc.post("/admin/rack/rack-type/form", { name: "Foreign" }, { Origin: "https://evil.example" });
    expect([noc.status, noc.heading]).toEqual([403, "The form was not accepted"]);
    expect(await found("Foreign")).toBe(0);
  });

  test.each(["/media/..%2f..%2fapi%2fracks%2f", "/media/%252e%252e%2fprovider.sqlite", "/media/..%5cx.png"])(
    "%s is no file",
    async (path) => {
      expect((await noc.visit(path)).status).toBe(404);
    },
  );

  test.each(["//evil.example/", "https://evil.example/", "/\\evil.example", "/.//evil.example", "javascript:alert(1)"])(
    "a login does not lead to %s",
    async (then) => {
      const guest = await new Person(portal.url).open(`/admin/login?then=${encodeURIComponent(then)}`);
      await guest.press("Log in", { Username: "noc", Password: PASSWORD });
      expect([guest.status, guest.path]).toEqual([200, "/admin/dashboard"]);
    },
  );
});
