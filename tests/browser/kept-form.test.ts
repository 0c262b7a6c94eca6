import type { Page } from "../support/pages.ts";
import { afterEach, expect, test } from "vitest";
import { heading } from "../support/acts.ts";
import { enterAs, forget, openWindow } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const provider = new ProviderUnderTest(providerUrl);
const form = "/admin/rack/rack-type/form";
const notice = "Your input has been restored.";
const promise = "Log in again to finish the form. What you had typed is kept; nothing has been sent yet.";

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

async function type(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: false }).fill(name);
  await page.getByLabel("Remark").fill("Two lines\nof a remark");
  await page.getByLabel("Height").fill("48");
  await page.getByLabel("Width").fill("19");
}

/** The session has ended, and the login says that the form is kept. */
async function endsAtLogin(page: Page): Promise<void> {
  await heading(page, "Session expired").waitFor();
  await page.getByRole("link", { name: "Log in again" }).click();
  await page.getByText(promise).waitFor();
}

async function logInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** The form has what was typed, and says so. */
async function isBack(page: Page, name: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: notice }).waitFor();
  const values = ["Name", "Remark", "Height"].map((label) => page.getByLabel(label, { exact: false }).inputValue());
  expect(await Promise.all(values)).toEqual([name, "Two lines\nof a remark", "48"]);
}

/** The form is empty. */
async function isNew(page: Page): Promise<void> {
  await heading(page, "Create Rack Type").waitFor();
  await page.getByText(notice).waitFor({ state: "detached" });
  expect(await page.getByLabel("Name", { exact: false }).inputValue()).toBe("");
}

journey("a form whose session ends as it is sent", { plainBy: "chromium" }, (here, scripted) => {
  const name = scripted ? "48U kept" : "48U kept, lite";

  /** Fills in the form and sends it with tokens that the provider no longer accepts. */
  async function sendTooLate(page: Page): Promise<void> {
    await page.goto(`${base}${form}`);
    await type(page, name);
    await provider.fail({ path: "/api/racktype/", kind: "expired", times: 2 });
    await submit(page);
    await endsAtLogin(page);
  }

  afterEach(() => provider.heal());

  // With script, Back does not load the page.
  test.runIf(!scripted)("is brought back by the browser to the same account only", async () => {
    const { page } = here;
    for (const [account, typed] of [
      ["noc", "Two lines\nof a remark"],
      ["noclimited", ""],
    ] as const) {
      await enterAs(page.context(), base, "noc", "admin");
      await page.goto(`${base}${form}`);
      await type(page, "48U typed");
      await page.goto(`${base}/admin/rack/rack-type`);
      await enterAs(page.context(), base, account, "admin");
      await page.goBack();
      await heading(page, "Create Rack Type").waitFor();
      expect(await page.getByLabel("Remark").inputValue(), account).toBe(typed);
    }
  });

  test("comes back to its person, who sends it", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await sendTooLate(page);
    await logInAs(page, "noc");
    await isBack(page, name);

    // It is returned with a problem, then the session ends again.
    await page.getByLabel("Width").fill("x");
    await submit(page);
    await page.getByRole("heading", { name: "There is a problem with one field" }).waitFor();
    expect(await page.getByText(notice).count()).toBe(0);
    await page.getByLabel("Width").fill("21");
    await provider.fail({ path: "/api/racktype/", kind: "expired", times: 2 });
    await submit(page);
    await endsAtLogin(page);
    await logInAs(page, "noc");
    await isBack(page, name);
    expect(await page.getByLabel("Width").inputValue()).toBe("21");

    await submit(page);
    await heading(page, "Rack Type").waitFor();
    await page.getByRole("row", { name: new RegExp(`${name} 48`) }).waitFor();
    await page.goto(`${base}${form}`);
    await isNew(page);
  });

  test("is not shown to another person, and can be thrown away", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await sendTooLate(page);
    await logInAs(page, "noclimited");
    await isNew(page);
    await forget(page);
    await enterAs(page.context(), base, "noc", "admin");
    await page.goto(`${base}${form}`);
    await isBack(page, name);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await isNew(page);
  });
});

test("a form that is left half filled in is there again, unless it was left by its own Back or submitted", async () => {
  const { context, page, complaints, leave } = await openWindow();
  await enterAs(context, base, "noc", "admin");
  await page.goto(`${base}/admin/rack/rack-type`);
  const open = () => page.getByRole("link", { name: "Create" }).click();
  const list = page.getByRole("navigation").getByRole("link", { name: "Rack Type", exact: true });
  const name = "48U left";
  for (const leaveForm of [() => list.click(), () => page.goBack()]) {
    await open();
    await heading(page, "Create Rack Type").waitFor();
    await type(page, name);
    const saved = page.waitForResponse((answer) => answer.url().includes("/session/form-draft"));
    await leaveForm();
    await saved;
    await heading(page, "Rack Type").waitFor();
    await open();
    await isBack(page, name);
    // The draft expires meanwhile, or is sent from another tab.
    await page.evaluate(() => fetch("/session/form-draft?of=/admin/rack/rack-type/form", { method: "POST" }));
    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole("button", { name: /side menu/ }).click();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/rack-type/form.data")),
    );
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
    await isBack(page, name);
    await page.getByRole("button", { name: "Discard draft" }).click();
    await isNew(page);
    await page.goto(`${base}/admin/rack/rack-type`);
  }

  await open();
  await type(page, name);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await heading(page, "Rack Type").waitFor();
  await open();
  await isNew(page);
  await type(page, name);
  await submit(page);
  await page.getByRole("row", { name: new RegExp(`${name} 48`) }).waitFor();
  await open();
  await isNew(page);
  await leave();
  expect(complaints).toEqual([]);
});
