import { expect, test } from "vitest";
import { base } from "../support/own-portal.ts";
import { PASSWORD, type Person, signIn, twinOf } from "../support/person.ts";

const logIn = (person: Person) => person.press("Log in", { Username: "noc", Password: PASSWORD });

/** Somebody of the NOC on a page, whose session ends in another window. */
async function onPageWithoutSession(path: string): Promise<Person> {
  const person = await (await signIn(base, "noc", "admin")).open(path);
  await twinOf(person).postEmptyForm("/logout");
  return person;
}

test("a view that is saved after the session has ended leads by the login back to its list", async () => {
  const list = "/admin/device/device-list?search=sw";
  const person = await onPageWithoutSession(list);
  await person.press("Save view", { "Name of the view": "Switches" });
  expect([person.status, person.heading]).toEqual([401, "Session expired"]);
  await person.follow("Log in again");
  expect(person.heading).toBe("Admin login");
  expect(person.text).toContain("Log in to continue to the page you asked for.");
  expect(person.document.querySelector("[autofocus]"), "the notice is read before the form").toBeNull();
  await logIn(person);
  expect([person.path, person.heading]).toEqual([list, "Device List"]);
});

test("a page of both sides leads to the login where the session began", async () => {
  const person = await onPageWithoutSession("/user-guide");
  await person.open("/user-guide");
  await person.follow("Log in again");
  await logIn(person);
  expect(person.path).toBe("/user-guide");
});

test("passwords alone are not said to be kept", async () => {
  const person = await onPageWithoutSession("/admin/change-password");
  await person.press("Submit", { "Current password": PASSWORD });
  await person.follow("Log in again");
  expect(person.text).toContain("Log in to continue to the page you asked for.");
});

const goodsIn = "/admin/device/device-list/rack-add-device?racks=1&scope=EX";

test.each([
  ["/profile/remove-photo", {}, "/profile"],
  [goodsIn, { deletes: "1" }, goodsIn],
])(
  "what is pressed on another account's page is not done, and leads to the page as it is: %s",
  async (to, pressed, page) => {
    const tenant = await signIn(base, "tenant1", "tenant");
    await tenant.post(to, { "of-999999": "", ...pressed });
    expect([tenant.path, tenant.text]).toEqual([page, expect.stringContaining("was opened with another account")]);
  },
);
