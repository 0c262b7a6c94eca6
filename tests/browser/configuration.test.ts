import { sealData, unsealData } from "iron-session";
import type { BrowserContext } from "playwright";
import { describe, expect, test } from "vitest";
import { heading, press } from "../support/acts.ts";
import { enterAs, openWindow, ways } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import type { Page } from "../support/pages.ts";
import { SESSION_SECRET } from "../support/portal.ts";

const MINUTE_MS = 60_000;

const under = (path: string) => `/admin/configuration/${path}`;

/** Opens the form of a list's record and waits for it. */
async function edit(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  await heading(page, title).waitFor();
}

/** The settings form was reopened, or returned, with this value: its message may be gone by then. */
const isStored = (page: Page, value: string) =>
  page.locator(`input[type="hidden"][value="${value}"]`).waitFor({ state: "attached" });

journey("groups", (here, scripted) => {
  const section = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
  const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
  const openShift = async () => {
    await here.enter("noc", "admin", `${under("groups")}?search=Shift`);
    await edit(here.page, "NOC Shift", "Edit Group");
  };
  const isSaved = () => heading(here.page, "Groups").waitFor();

  test("changing a group changes its members' menus, and warns first about who would lose what", async () => {
    const { page } = here;
    const member = await here.join("noclimited", "admin");
    // The menu of a signed-in person changes within seconds.
    const menuHas = async (name: string) => {
      await member.goto(`${base}/admin/dashboard`);
      return member.getByRole("navigation").getByRole("link", { name, exact: true, includeHidden: true }).count();
    };
    expect(await menuHas("Cable Type")).toBe(0);

    await openShift();
    await section(page, "Interconnection").getByRole("checkbox", { name: "All of this section" }).check();
    await press(page, "Submit");
    await isSaved();
    expect(page.url()).toContain("search=Shift");
    await expect.poll(() => menuHas("Cable Type"), { interval: 500 }).toBe(1);

    await edit(page, "NOC Shift", "Edit Group");
    const interconnection = section(page, "Interconnection");
    for (const name of ["Menu Interconnection", "Interconnection List", "Interconnection IIX List", "Cable Type"]) {
      await interconnection.getByRole("checkbox", { name, exact: true }).uncheck();
    }
    await interconnection.getByRole("checkbox", { name: "All of this section" }).uncheck();
    await interconnection.getByRole("checkbox", { name: "Cable Connector" }).uncheck();
    await press(page, "Submit");
    const lost = /Dewi Anggraini: would lose .*Cable Type/;
    await page.getByRole("alert").getByRole("link", { name: lost }).waitFor();
    expect(await menuHas("Cable Type")).toBe(1);
    await box(page, "Save: remove these permissions").check();
    await press(page, "Submit");
    await isSaved();
    await expect.poll(() => menuHas("Cable Type"), { interval: 500 }).toBe(0);
  });

  test("nobody takes their own access away, and a group with people is not deleted", async () => {
    const { page } = here;
    await here.enter("noc", "admin", under("groups/form/1"));
    await section(page, "Configuration").getByRole("checkbox", { name: "Groups", exact: true }).uncheck();
    await section(page, "Configuration").getByRole("checkbox", { name: "All of this section" }).uncheck();
    // With script the section's box has ticked all others.
    await section(page, "Configuration").getByRole("checkbox", { name: "Menu Configuration", exact: true }).check();
    await press(page, "Submit");
    await page
      .getByRole("alert")
      .getByText(/This is your own group: you would lose Groups, and with it this page/)
      .waitFor();
    if (scripted) {
      // Not behind the top bar, as the start of what is taller than the window may be.
      const endOf = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await endOf("#permissions-error")).toBeGreaterThan(await endOf(".topbar"));
    }

    await page.goto(`${base}${under("groups")}`);
    expect(await page.getByRole("link", { name: "Delete NOC", exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "Delete NOC Shift", exact: true }).click();
    await page.getByText(/People of this group: .*Dewi.* Move them to another group first/).waitFor();
    expect(await page.getByRole("button", { name: "Delete", exact: true }).count()).toBe(0);
  });
});

journey("settings", (here, scripted) => {
  test("two people change them at once: each is told what the other has changed, and nothing is lost", async () => {
    const { page } = here;
    const mark = scripted ? "with" : "without";
    const other = await here.join("noc", "admin");
    await enterAs(here.window.context, base, "noc", "admin");
    const open = (who: Page) => who.goto(`${base}${under("settings")}`);
    const phone = (who: Page) => who.getByLabel("Company telephone");
    const name = (who: Page) => who.getByLabel("Company name");
    await Promise.all([open(page), open(other)]);

    await phone(other).fill(`111 ${mark}`);
    await name(other).fill(`Titik Temu ${mark}`);
    await press(other, "Submit");
    await isStored(other, `111 ${mark}`);

    await phone(page).fill(`222 ${mark}`);
    await page.getByLabel("Company email").fill("nobody");
    await press(page, "Submit");
    await page.getByRole("link", { name: /Company telephone has meanwhile been changed to “111/ }).waitFor();
    await page.getByRole("link", { name: /^Company email must be an email address/ }).waitFor();
    expect(await phone(page).inputValue()).toBe(`222 ${mark}`);
    await page.getByLabel("Company email").fill("noc@titiktemu.example");
    await press(page, "Submit");
    await page.getByText("Changed meanwhile: Company name. The current values are shown below.").waitFor();
    await expect.poll(() => phone(page).inputValue()).toBe(`222 ${mark}`);
    expect(await name(page).inputValue()).toBe(`Titik Temu ${mark}`);
  });
});

describe("the setting session_idle", () => {
  /** Makes this browser's session idle for some minutes. */
  async function sitIdle(context: BrowserContext, minutes: number): Promise<void> {
    const cookie = (await context.cookies()).find(({ name }) => name === "portal");
    const sealed = cookie?.value ?? "";
    const [, secret = ""] = sealed.split("*");
    const password = { [secret]: SESSION_SECRET };
    const session = await unsealData<{ seen: number }>(sealed, { password, ttl: 0 });
    const value = await sealData({ ...session, seen: Date.now() - minutes * MINUTE_MS }, { password, ttl: 0 });
    await context.addCookies([{ name: "portal", value, url: base }]);
  }

  test.each(ways)("ends sessions that are idle for longer, at once, $way", async ({ javaScriptEnabled }) => {
    const [mine, theirs] = [await openWindow({ javaScriptEnabled }), await openWindow()];
    await enterAs(mine.context, base, "noc", "admin");
    await enterAs(theirs.context, base, "noclimited", "admin");
    const [page, idle] = [mine.page, theirs.page];
    const setTo = async (minutes: string) => {
      await page.goto(`${base}${under("settings")}`);
      await page.getByLabel("Idle limit").fill(minutes);
      await press(page, "Submit");
      await isStored(page, minutes);
    };

    await sitIdle(theirs.context, 12);
    await idle.goto(`${base}/admin/dashboard`);
    await heading(idle, "Dashboard").waitFor();
    await idle.goto("about:blank");
    await setTo("10");
    await sitIdle(theirs.context, 12);
    await idle.goto(`${base}/admin/dashboard`);
    await heading(idle, "Session expired").waitFor();
    await setTo("30");
    await Promise.all([mine.leave(), theirs.leave()]);
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });
});
