import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, Person, signIn, twinOf } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

/** A portal of its own, because the passwords of its accounts change. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const NEW_PASSWORD = "Rahasia-2025!";
/** The status of the dashboard: 401 if the session has ended. */
const dashboard = async (person: Person) => (await person.open("/dashboard")).status;

async function setPasswordByLink(username: string): Promise<Person> {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open(`/admin/organization/user-accounts?search=${username}`);
  const mail = new RegExp(`${username}@[\\w.]+`).exec(noc.text)?.[0] ?? "";
  const guest = await new Person(portal.url).open("/forgotpassword");
  await guest.press("Send the link", { Email: mail });
  const { link } = await new ProviderUnderTest(portal.providerUrl).lastMail(mail);
  await guest.open(new URL(link).pathname);
  return pressTwice(guest, "Set password", { "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD });
}

/** Presses a button twice, as impatient people do: the browser shows the second answer. */
async function pressTwice(person: Person, button: string, values: Record<string, string>): Promise<Person> {
  const again = twinOf(person);
  await Promise.all([person, again].map((one) => one.press(button, values)));
  return again;
}

test("a password set by a link ends the sessions of its account, and the person is told how many", async () => {
  const [phone, office] = [
    await signIn(portal.url, "tenant2", "tenant"),
    await signIn(portal.url, "tenant2", "tenant"),
  ];
  const other = await signIn(portal.url, "tenant1", "tenant");
  const guest = await setPasswordByLink("tenant2");
  expect(guest.text).toContain("The new password is set. Log in with it.");

  expect(await dashboard(phone)).toBe(401);
  expect(await dashboard(other)).toBe(200);
  await guest.press("Log in", { Username: "tenant2", Password: NEW_PASSWORD });
  expect(guest.text).toContain("signed in at 2 other places and has been signed out there");
  expect(await dashboard(office)).toBe(401);
  expect((await guest.open("/dashboard")).text).not.toContain("other places");
});

test("a link to set a password is mailed to one address five times in five minutes, whether it has an account or not", async () => {
  const guest = new Person(portal.url);
  const ask = async (email: string) => {
    await guest.open("/forgotpassword");
    return (await guest.press("Send the link", { Email: email })).status;
  };
  const addresses = ["nobody", "Nobody", "nobody", "nobody", "nobody", "nobody", "somebody"];
  const told: number[] = [];
  for (const name of addresses) told.push(await ask(`${name}@tenants.example`));
  expect(told).toEqual([200, 200, 200, 200, 200, 429, 200]);
});

test("a password is changed once, however often the button is pressed", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await tenant.open("/change-password");
  const values = { "Current password": PASSWORD, "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD };
  const again = await pressTwice(tenant, "Submit", values);
  expect(again.text).toContain("password has been changed");
  const told: string[] = [];
  const refuse = async (body: object) => {
    const change = { path: "/api/user/", method: "POST", kind: "answer", status: 400 } as const;
    await new ProviderUnderTest(portal.providerUrl).fail({ ...change, body: JSON.stringify(body) });
    await (await tenant.open("/change-password")).press("Submit", values);
    told.push(/(Too common|was not changed|Too many attempts)/.exec(tenant.text)?.[0] ?? tenant.text);
  };
  await refuse({ password: ["Too common"] });
  for (let at = 0; at < 6; at += 1) await refuse({});
  expect(told).toEqual(["Too common", ...Array<string>(5).fill("was not changed"), "Too many attempts"]);
});

test("a password that an admin sets ends the sessions of its account", async () => {
  const tenant = await signIn(portal.url, "tenant3", "tenant");
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/organization/user-accounts?search=tenant3");
  await noc.follow(/^Edit/);
  await noc.press("Submit", { Password: NEW_PASSWORD, "Confirm password": NEW_PASSWORD });
  expect(noc.text).toContain("Record data has been updated. The account was signed in at 1 other place");
  expect(await dashboard(tenant)).toBe(401);
  expect(await dashboard(noc)).toBe(200);
});
