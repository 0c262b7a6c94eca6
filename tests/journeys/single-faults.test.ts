import { afterEach, expect, test } from "vitest";
import { anotherSessionOf, Person, plain, signIn } from "../support/person.ts";
import { portal } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

/** One call of several fails: the page says what it could not read or do, and keeps the rest. */

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const provider = new ProviderUnderTest(portal.providerUrl);
afterEach(() => provider.heal());

/** The toast that is shown longer, with a sign of warning. */
const warningOf = ({ document }: Person) => plain(document.querySelector(".toast-error"));

test("a form that is returned says why, and is kept, even if its page cannot be read any more", async () => {
  const gone = { method: "GET", kind: "answer", status: 404, body: '{"detail":"Not found."}' } as const;
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await tenant.open("/request/smarthand");
  await provider.fail({ ...gone, path: "/api/racks/" });
  await tenant.press("Submit", { Description: "Press the power button" });
  expect(tenant.text).toContain("Site is required");
  await tenant.follow("Try again");
  expect(tenant.text).toContain("Your input has been restored");
  expect(tenant.document.querySelector("textarea")?.text.trim()).toBe("Press the power button");

  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  await noc.open("/admin/rack/rack-type/delete/1");
  const body = '{"racks":["3 records refer to this one"]}';
  await provider.fail({ path: "/api/racktype/", method: "DELETE", kind: "answer", status: 400, body });
  await provider.fail({ ...gone, path: "/api/racktype/" });
  await noc.press("Delete");
  expect(noc.text).toContain("3 records refer to this one");
});

test("settings that the data service takes and does not keep, or gives to no page, are named", async () => {
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  await noc.open("/admin/configuration/settings");
  const gone = { method: "GET", kind: "answer", status: 404, body: '{"detail":"Not found."}' } as const;
  await provider.fail({ ...gone, path: "/api/setting/get/company_phone/" });
  await noc.press("Submit", { "Company telephone": "+62 21 111" });
  expect(warningOf(noc)).toContain("does not give it to the portal's pages: Company telephone");
  await provider.fail({ path: "/api/setting/bulkupdate/", kind: "answer", status: 200, body: "{}" });
  await noc.press("Submit", { "Company telephone": "+62 21 222" });
  expect(warningOf(noc)).toContain("Not saved by the data service, or not shown yet: Company telephone");
});

test.each([
  ["noc", "admin", "/admin/dashboard", "Figures, News, Inside now"],
  ["tenant1", "tenant", "/dashboard", "Figures, News"],
] as const)(
  "the dashboard of %s says what could not be read, and shows the rest",
  async (username, side, path, parts) => {
    const person = await anotherSessionOf(portal.url, username, side);
    await provider.fail({ path: "/api/dashboard_", kind: "html500" });
    await provider.fail({ path: "/api/news/", kind: "throttled" });
    await provider.fail({ path: "/api/accessactivity/", kind: "html500" });
    await provider.fail({ path: "/api/devices/", kind: "answer", status: 400, body: "{}" });
    await person.open(path);
    expect([person.status, person.heading]).toEqual([200, "Dashboard"]);
    for (const part of parts.split(", ")) expect(person.text).toMatch(new RegExp(`Could not be read[^.]*${part}`));
  },
);

test("where shares of racks are refused, racks and requests are there without them", async () => {
  await provider.fail({ path: "/api/rackshare/", kind: "answer", status: 403, body: '{"detail":"No."}' });
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  for (const path of ["/admin/rack/rack-list", "/admin/rack/rack-list/detail/1"])
    expect((await noc.open(path)).status, path).toBe(200);
  const tenant = await anotherSessionOf(portal.url, "tenant1", "tenant");
  for (const path of ["/datacenter/myrack", "/datacenter/find-space", "/request/goodsin", "/request/smarthand"])
    expect((await tenant.open(path)).status, path).toBe(200);
});

test("what the data service says against a new password or a code is told, and no account is called verified that is not", async () => {
  const refuse = (path: string, body: object, status = 400) =>
    provider.fail({ path, method: "POST", kind: "answer", status, body: JSON.stringify(body) });
  const guest = new Person(portal.url);
  const [first, confirmed] = ["New password", "Confirm password"];
  for (const [body, told] of [
    [{ detail: "You have used this password before." }, "You have used this password before."],
    [{ non_field_errors: ["Too similar to the email."] }, "Too similar to the email."],
    [{ token: ["Unknown."] }, "This link is not valid any more"],
    [{}, "This link is not valid any more"],
  ] as const) {
    await guest.open("/resetpassword/abc/");
    await refuse("/api/resetpassword/", body);
    await guest.press("Set password", { [first]: "Rahasia-2025!", [confirmed]: "Rahasia-2025!" });
    expect(guest.text).toContain(told);
    if (!told.startsWith("This link")) expect(guest.text).not.toContain("not valid");
  }
  await guest.open("/verify/abc/");
  await refuse("/api/verify-user/", { detail: "Accept the terms first." });
  await guest.press("Confirm");
  expect(guest.text).toContain("Accept the terms first.");

  const unverified = await signIn(portal.url, "tenantfresh", "tenant");
  await refuse("/api/user/receiveotp/", { detail: "Too many wrong codes." });
  await unverified.press("Verify", { Code: "123456" });
  expect(unverified.text).toContain("Too many wrong codes.");
  expect(unverified.text).not.toContain("Incorrect");
  await refuse("/api/user/receiveotp/", { message: "OK" }, 200);
  await unverified.press("Verify", { Code: "123456" });
  expect(unverified.text).toContain("your account is not verified");
});

test("an action that the data service takes and does not carry out is not told as done", async () => {
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  await noc.open("/admin/request/requestlist?tab=waiting&filter_status=OR&filter_type=Smart+Hand");
  const path = noc.document.querySelector("main tbody th a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
  for (const body of ["{}", JSON.stringify({ id: Number(/\d+$/.exec(path)), status: "OR", status_key: 0 })]) {
    await noc.open(`${path}&act=approve`);
    await provider.fail({ path: "/api/activities/", method: "POST", kind: "answer", status: 202, body });
    await noc.press("Approve");
    expect(warningOf(noc)).toMatch(/has accepted this, but the status is still “Waiting Approval - NOC”/);
  }
  await noc.open(`${path}&act=approve`);
  await noc.press("Approve");
  expect(plain(noc.document)).toContain("has been approved");
});

test("what the data service takes and does not do is not told as done", async () => {
  const ignore = (path: string, method: string, status = 200) =>
    provider.fail({ path, method, kind: "answer", status, body: status === 204 ? "" : '{"message":"OK"}' });
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  const notShown = "The data service has accepted this, but does not show it yet.";

  for (const status of [200, 204]) {
    await noc.open("/admin/rack/rack-type/delete/1");
    await ignore("/api/racktype/1/", "DELETE", status);
    await noc.press("Delete");
    expect(warningOf(noc)).toContain("The data service has accepted the deletion, but still shows the record.");
    expect(noc.text).not.toContain("has been removed");
  }

  const jobs = "/admin/configuration/cronjob";
  await noc.open(jobs);
  const toSwitch = noc.document.querySelector(`main a[href^="${jobs}/switch/"]`)?.getAttribute("href") ?? "";
  await ignore("/api/periodictask/", "PUT");
  await (await noc.open(toSwitch)).press(/^(Enable|Disable)$/);
  expect(warningOf(noc)).toContain(notShown);
  await (await noc.open(toSwitch)).press(/^(Enable|Disable)$/);
  expect(noc.text).toContain("Record data has been updated");

  await noc.open(noc.document.querySelector(`main a[href^="${jobs}/form/"]`)?.getAttribute("href") ?? "");
  await ignore("/api/periodictask/", "PUT");
  await noc.press("Submit", { Minute: "59" });
  expect(warningOf(noc)).toContain(notShown);

  for (const [path, fields, lost] of [
    ["/admin/device/device-list/form/1", { Name: "lost", Power: "77" }, "Name, Power"],
    ["/admin/configuration/templateset/templates/form/1", { Subject: "Lost" }, "Subject"],
  ] as const) {
    await noc.open(path);
    await ignore("/api/", "PUT");
    await noc.press("Submit", fields);
    expect(warningOf(noc)).toContain(`Not saved by the data service, or not shown yet: ${lost}`);
    expect(noc.text).not.toContain("has been updated");
  }

  await noc.open("/admin/organization/tenants/detail?id=3");
  await ignore("/api/tenantconfirmed/", "POST");
  await noc.follow("Withdraw confirmation …");
  await noc.press("Withdraw confirmation");
  expect(warningOf(noc)).toContain(notShown);

  const tenant = await anotherSessionOf(portal.url, "tenant1", "tenant");
  await tenant.open("/admin/device/device-list/rack-add-device?racks=1&scope=IN");
  const unit = tenant.document.querySelector('input[name="up_front"]:not([disabled])')?.getAttribute("value") ?? "";
  const ports = { port_types: "all_sfp", sfp: "1", sfp_start: "1" };
  const device = { devicename: "lost", weight: "1", power: "0.1", jumlahu: "1", up_front: unit, ...ports };
  await ignore("/api/goodsindetail/", "POST");
  await tenant.post(tenant.path, device);
  expect(tenant.text).toContain(notShown);
  await tenant.post(tenant.path, device);
  expect(tenant.text).toContain("Record data has been created");
});

test("who may not act is told why in the data service's words", async () => {
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  await noc.open("/admin/request/requestlist?tab=waiting&filter_status=OR");
  const path = noc.document.querySelector("main tbody th a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
  await noc.open(`${path}&act=approve`);
  const body = '{"detail":"Only the duty manager may approve."}';
  await provider.fail({ path: "/api/activities/", method: "POST", kind: "answer", status: 403, body });
  await noc.press("Approve");
  expect(noc.status).toBe(403);
  expect(noc.text).toContain("You are not permitted to do this. Nothing was saved.");
  expect(noc.text).toContain("Only the duty manager may approve.");
});

test("a photo that the data service does not keep, or does not remove, is told", async () => {
  const tenant = await anotherSessionOf(portal.url, "tenant1", "tenant");
  const photo = new File([Buffer.from(PIXEL, "base64")], "me.png", { type: "image/png" });
  await tenant.open("/profile");
  await provider.fail({ path: "/api/user/", method: "PUT", kind: "answer", status: 200, body: "{}" });
  await tenant.press("Submit", { Photo: photo });
  expect(warningOf(tenant)).toContain("Not saved by the data service, or not shown yet: Photo");
  await tenant.press("Submit", { Photo: photo });
  expect(plain(tenant.document)).not.toContain("Not saved");
  await provider.fail({ path: "/api/deletefotouser/", kind: "answer", status: 200, body: "{}" });
  await tenant.press("Remove photo");
  expect(plain(tenant.document)).toContain("accepted the removal, but still shows the photo");
  await tenant.press("Remove photo");
  expect(plain(tenant.document)).toContain("The photo has been removed");
});

test("a form or a deletion that there are too many requests for says when to try again", async () => {
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  await noc.open("/admin/rack/rack-type/form");
  await provider.fail({ path: "/api/racktype/", kind: "throttled" });
  await noc.press("Submit", { Name: "Sent later", Height: "42", Width: "19" });
  expect([noc.status, noc.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect(noc.text).toContain("Too many requests at the moment. What you typed is still here. Try again in 30 seconds.");

  await noc.open("/admin/rack/rack-type/delete/1");
  await provider.fail({ path: "/api/racktype/", method: "DELETE", kind: "throttled" });
  await noc.press("Delete");
  expect([noc.status, noc.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect(noc.text).toContain("Not done: too many requests at the moment. Try again in 30 seconds.");
});

test("a form for which nothing can be chosen yet says what has to be created first, until it is there", async () => {
  const none = { method: "GET", kind: "answer", status: 200, body: '{"count":0,"results":[]}' } as const;
  const noc = await anotherSessionOf(portal.url, "noc", "admin");
  for (const family of ["datacenters", "racktype", "rackmanufacture", "templateset", "templatetype"])
    await provider.fail({ ...none, path: `/api/${family}/` });
  await noc.open("/admin/rack/rack-list/form");
  expect(noc.text).toContain("nothing to choose from yet for: Site, Rack type. That has to be created first");
  expect(noc.document.querySelector('[name="rack_name"]')).toBeNull();
  expect(noc.document.querySelector('main a.button[href="/admin/rack/rack-list"]')?.textContent).toBe("Back");
  await noc.open("/admin/configuration/templateset/templates/form");
  expect(noc.text).toMatch(/^(?!.*are required).*nothing to choose from yet for: Template set, Type\./);
  await provider.heal();
  const later = await anotherSessionOf(portal.url, "noc", "admin");
  await later.open("/admin/rack/rack-list/form");
  expect(later.document.querySelector('[name="rack_name"]')).not.toBeNull();
});
