import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enterAs, openWindow, signInWith, type Window } from "../support/chromium.ts";
import { holdBack } from "../support/hold-back.ts";
import { base } from "../support/own-portal.ts";
import { seeToast } from "../support/toast.ts";

const FAULT = "a script failed on purpose";

let window: Window;
let page: Page;
/** The pages requested by the browser itself, not by the script. */
let documents: string[];

beforeEach(async () => {
  window = await openWindow();
  page = window.page;
  documents = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
});
afterEach(async () => {
  // Some pages run scripts of a test.
  await page.close();
  await window.leave();
  expect(window.complaints.filter((complaint) => !complaint.includes(FAULT))).toEqual([]);
});

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The first request that the scripts of a signed-in page make by themselves. */
const scriptsStart = () => page.waitForRequest("**/notifications/stream");

/** Holds back the scripts of the following pages until the returned function is called. */
const holdScripts = () => holdBack(page, "**/assets/*/entry.client-*.js");

describe("a fault of script leaves the page of the server standing:", () => {
  test("in an effect of each page", async () => {
    await page.addInitScript((message) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === "portal-contact") throw new Error(message);
        setItem.call(this, key, value);
      };
    }, FAULT);
    await signInWith(page, base, "noc", "admin");
    expect(window.complaints.join()).toContain(FAULT);
    await page.getByRole("link", { name: "All sites" }).click();
    await page.waitForURL(/site/);
    const release = await holdScripts();
    await page.getByLabel("Search", { exact: true }).fill("Dago");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/search=Dago/);
    expect(await page.getByRole("row").count()).toBe(2);
    await page.getByRole("button", { name: /^Profile of/ }).click();
    window.complaints.length = 0;
    release();
    await expect.poll(() => window.complaints.join()).toContain(FAULT);
    await page.getByRole("button", { name: "Logout" }).click();
    await heading("Admin login").waitFor();
    expect(documents.filter((asked) => asked === "GET /admin/dashboard")).toHaveLength(0);
    expect(documents.at(-2)).toBe("POST /logout");
  });

  test("while an answer is shown; what is typed stays, and is sent without script", async () => {
    await enterAs(page.context(), base, "noc", "admin");
    const started = scriptsStart();
    await page.goto(`${base}/admin/rack/rack-list/form`);
    await started;
    await page.getByLabel("Rack Code").fill("FAULT-01");
    await page.getByLabel("Site").selectOption({ index: 2 });
    const site = await page.getByLabel("Site").inputValue();
    await page.evaluate((message) => {
      const { sort } = Array.prototype;
      Array.prototype.sort = function (order) {
        if (this.some((problem) => problem.field)) throw new Error(message);
        return sort.call(this, order);
      };
    }, FAULT);
    documents = [];
    const submit = () => page.getByRole("button", { name: "Submit", exact: true }).click();
    await submit();
    await expect.poll(() => window.complaints.join()).toContain(FAULT);
    expect(await page.getByLabel("Rack Code").inputValue()).toBe("FAULT-01");
    expect(await page.getByLabel("Site").inputValue()).toBe(site);
    await submit();
    await page.getByRole("link", { name: "Tenant is required" }).waitFor();
    expect(await page.getByLabel("Rack Code").inputValue()).toBe("FAULT-01");
    expect(await page.getByLabel("Site").inputValue()).toBe(site);
    expect(documents).toEqual(["POST /admin/rack/rack-list/form"]);
  });

  test("while another page is opened: the server sends that page", async () => {
    await enterAs(page.context(), base, "noc", "admin");
    const started = scriptsStart();
    await page.goto(`${base}/admin/dashboard`);
    await started;
    documents = [];
    await page.evaluate((message) => {
      Array.prototype.flatMap = () => {
        throw new Error(message);
      };
    }, FAULT);
    await page.getByRole("navigation", { name: "Main" }).getByText("Rack", { exact: true }).click();
    const startedAgain = scriptsStart();
    await page.getByRole("link", { name: "Rack List" }).click();
    await heading("Rack List").waitFor();
    await startedAgain;
    expect(window.complaints.join()).toContain(FAULT);
    expect(documents).toEqual(["GET /admin/rack/rack-list"]);
    await page.goBack();
    await heading("Dashboard").waitFor();
  });

  test("in two parts of a page that is being opened: the server sends it", async () => {
    await enterAs(page.context(), base, "noc", "admin");
    const started = scriptsStart();
    await page.goto(`${base}/admin/rack/rack-type`);
    await started;
    documents = [];
    await page.evaluate((message) => {
      const { flatMap } = Array.prototype;
      Reflect.set(Array.prototype, "flatMap", function (this: unknown[], ...how: Parameters<typeof flatMap>) {
        if (document.location.search !== "") {
          sessionStorage.setItem("thrown", String(Number(sessionStorage.getItem("thrown")) + 1));
          throw new Error(message);
        }
        return Reflect.apply(flatMap, this, how) as unknown;
      });
    }, FAULT);
    await page.getByLabel("Search", { exact: true }).fill("42U");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/search=42U/);
    await expect.poll(() => documents).toEqual(["GET /admin/rack/rack-type"]);
    await heading("Rack Type").waitFor();
    // React renders each part twice; the message of the second one may come after the page has left.
    expect(await page.evaluate(() => Number(sessionStorage.getItem("thrown")))).toBeGreaterThan(2);
    expect(window.complaints.filter((complaint) => complaint.includes(FAULT))).not.toEqual([]);
  });
});

test("a form whose answer is lost stays with what was typed; after an upgrade it leads on though the next page's script is missing", async () => {
  await enterAs(page.context(), base, "noc", "admin");
  const started = scriptsStart();
  await page.goto(`${base}/admin/device/device-manufacture/form`);
  await started;
  await page.route("**/assets/*/list.route-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByLabel("Manufacture", { exact: false }).first().fill("Sinar Baru");
  await page.route("**/form.data", (route) => route.abort("connectionreset"), { times: 1 });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").getByText("The form did not get through").waitFor();
  await page.route("**/form.data", (route) => route.fulfill({ status: 413, contentType: "text/html" }), { times: 1 });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").getByText("It is too large: send a smaller file").waitFor();
  await seeToast(page, "Record data has been created", async () => {
    await page.getByRole("button", { name: "Submit" }).click();
    await heading("Device Manufacture").waitFor();
  });
  expect(documents.slice(1)).toEqual([
    "GET /admin/device/device-manufacture/form",
    "GET /admin/device/device-manufacture",
  ]);
  window.complaints.length = 0;
});

test("the page of a request stays, with the reason being typed, where neither its form nor what it reads again is answered", async () => {
  await enterAs(page.context(), base, "noc", "admin");
  const read = page.waitForResponse(/&quiet=/);
  await page.goto(`${base}/admin/request/requestlist/smarthand?id=115`);
  await read;
  await page.getByText("Suspend …").click();
  await page.getByLabel("Reason").filter({ visible: true }).fill("The carrier has no paper");
  const failed: string[] = [];
  const offline = "net::ERR_INTERNET_DISCONNECTED";
  page.on("requestfailed", (request) => request.failure()?.errorText === offline && failed.push(request.method()));
  await page.route("**/smarthand.data?*", (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => new BroadcastChannel("portal-notifications").postMessage({ changed: 115 }));
  await expect.poll(() => failed).toEqual(["GET"]);
  const suspend = page.getByRole("button", { name: "Suspend this request" });
  await suspend.click();
  await page.getByRole("alert").getByText("The form did not get through").waitFor();
  await page.unroute("**/smarthand.data?*");
  await suspend.click();
  await page.getByText("Reason: “The carrier has no paper”").first().waitFor();
  expect(failed).toEqual(["GET", "POST"]);
  window.complaints.length = 0;
});

test("after an upgrade a link whose route is not known yet leads to the server with its whole address", async () => {
  const newer = { status: 204, headers: { "X-Remix-Reload-Document": "true" } };
  await page.route("**/__manifest?*", (route) => route.fulfill(newer));
  await enterAs(page.context(), base, "noc", "admin");
  const started = scriptsStart();
  await page.goto(`${base}/admin/organization/sites`);
  await started;
  await page.getByRole("link", { name: "DC Kuningan", exact: true }).click();
  await heading("DC Kuningan").waitFor();
  expect(documents.slice(1)).toEqual(["GET /admin/organization/sites/detail"]);
  window.complaints.length = 0;
});

test("a link for whose page no answer comes, or that of a server before the portal, leads to a page that says so", async () => {
  await enterAs(page.context(), base, "noc", "admin");
  const started = scriptsStart();
  await page.goto(`${base}/admin/rack/rack-list`);
  await started;
  const list = "**/rack-list.data?*";
  await page.route(list, (route) => route.abort("internetdisconnected"), { times: 1 });
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.getByText("No answer came. Check your connection.").waitFor();
  await page.locator("h1:focus").waitFor();
  const startedAgain = scriptsStart();
  await page.getByRole("link", { name: "Try again" }).click();
  await heading("Rack List").waitFor();
  expect(new URL(page.url()).searchParams.get("page")).toBe("2");
  await startedAgain;
  await page.route(list, (route) => route.fulfill({ status: 502, contentType: "text/html" }), { times: 1 });
  await page.getByRole("link", { name: "Page 3", exact: true }).click();
  await page.getByText("No answer came. Check your connection.").waitFor();
  window.complaints.length = 0;
});

test("going back from a reloaded page before its scripts have started shows the page of that address", async () => {
  await enterAs(page.context(), base, "noc", "admin");
  const started = scriptsStart();
  await page.goto(`${base}/admin/organization/sites`);
  await started;
  await page.getByLabel("Search", { exact: true }).fill("Dago");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/search=Dago/);
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  const release = await holdScripts();
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("row").nth(1).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => !url.search);
  const startedAgain = scriptsStart();
  release();
  await startedAgain;
  expect(await page.getByRole("row").count()).toBeGreaterThan(2);
  expect(documents.filter((asked) => asked === "GET /admin/organization/sites")).toHaveLength(3);
});

describe("a browser that lacks", () => {
  test("what the scripts require keeps the pages of the server", async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "TransformStream"));
    await signInWith(page, base, "noc", "admin");
    expect(documents).toEqual(["GET /admin/login", "POST /admin/login", "GET /", "GET /admin/dashboard"]);
    expect(window.complaints).toEqual([]);
  });

  test("the right to store something keeps the pages of the server", async () => {
    await page.addInitScript((message) => {
      const get = () => {
        throw new DOMException(message, "SecurityError");
      };
      Object.defineProperty(globalThis, "sessionStorage", { get });
    }, FAULT);
    await signInWith(page, base, "noc", "admin");
    await page.getByRole("link", { name: "All sites" }).click();
    await heading("Sites").waitFor();
    expect(documents.slice(3)).toEqual(["GET /admin/dashboard", "GET /admin/organization/sites"]);
  });

  test("the stream that Remix writes its data through has the scripts", async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "TextEncoderStream"));
    const started = scriptsStart();
    await signInWith(page, base, "noc", "admin");
    await started;
    expect(window.complaints).toEqual([]);
  });
});
