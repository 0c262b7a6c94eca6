import type { Page } from "../support/pages.ts";
import { afterEach, expect, test } from "vitest";
import { enterAs } from "../support/chromium.ts";
import { inChromium, journey } from "../support/journey.ts";
import { openStream } from "../support/event-stream.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import { anotherSessionOf } from "../support/person.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";
import { seeToast } from "../support/toast.ts";

const provider = new ProviderUnderTest(providerUrl);

/** The demo account noc. */
const noc = 1;

journey("notifications", (here, scripted) => {
  const way = scripted ? "with script" : "without script";
  /** With script a bell opens its drop-down, without script it leads to its list. */
  const bellNamed = (page: Page, name: string | RegExp) =>
    page.getByRole("banner").getByRole(scripted ? "button" : "link", { name, exact: true });
  const bell = (page: Page) => bellNamed(page, /^Notifications$|unread notifications?$/);
  const unread = async (page: Page) => Number.parseInt((await bell(page).textContent()) ?? "", 10) || 0;
  const bellSaying = (page: Page, count: number) =>
    bellNamed(page, `${count} unread notification${count === 1 ? "" : "s"}`);

  test("the bell tells the true count, and opening one marks it read and leads to its request", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await page.goto(`${base}/admin/dashboard`);
    const before = await unread(page);
    await provider.notify(noc, `Asks for help ${way}`, 1);
    // The portal receives it a moment later.
    const told = async () => (await page.reload(), unread(page));
    await expect.poll(told, { interval: 500 }).toBe(before + 1);
    await bellSaying(page, before + 1).click();
    if (scripted) await page.getByRole("link", { name: "All notifications" }).click();
    await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
    const entry = page.getByRole("main").getByRole("button", { name: `Asks for help ${way}` });
    expect(await entry.textContent()).toContain("Unread: ");
    await entry.click();
    await page.waitForURL(/\/admin\/request\/requestlist\/[a-z]+\?id=1$/);
    await page.getByText("Request Detail Cross Connect").waitFor();

    await page.goto(`${base}/admin/notification`);
    expect(await entry.textContent()).not.toContain("Unread: ");
    expect(await unread(page)).toBe(before);
    const kinds = page.getByRole("navigation", { name: "Kinds" }).getByRole("link");
    expect(await kinds.allTextContents()).toEqual([`Requests ${before} `, "System updates 1 "]);
  });

  test("all are marked as read at once, which is told", async () => {
    const { page } = here;
    await provider.notify(noc, `One more ${way}`);
    await enterAs(page.context(), base, "noc", "admin");
    await page.goto(`${base}/admin/dashboard`);
    expect(await unread(page)).toBeGreaterThan(0);
    await page.goto(`${base}/admin/notification?limit=5`);
    const markAll = page.getByRole("main").getByRole("button", { name: "Mark all as read" });
    await seeToast(page, "All notifications have been read", () => markAll.click());
    await bellNamed(page, "Notifications").waitFor();
    expect(page.url()).toBe(`${base}/admin/notification?limit=5`);
    await expect.poll(() => page.getByRole("main").getByText("Unread: ").allTextContents()).toEqual([]);
  });

  test("an update opens in a dialog and counts as read", inChromium, async () => {
    const { page } = here;
    // Accounts that read no update in other tests.
    const [username, side, list] = scripted
      ? (["noclimited", "admin", "/admin/notificationupdate"] as const)
      : (["ratna", "tenant", "/notificationupdate"] as const);
    await enterAs(page.context(), base, username, side);
    await page.goto(base);
    await bellNamed(page, "1 unread system update").click();
    await page
      .getByRole(scripted ? "banner" : "main")
      .getByRole("button", { name: /2\.0\.11: Racks print with both faces/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Racks print with both faces" });
    await dialog.getByRole("listitem").filter({ hasText: "Units are numbered from the bottom." }).waitFor();
    expect(await dialog.getByRole("link", { name: "the NOC" }).getAttribute("rel")).toContain("noopener");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Close");
    await bellNamed(page, "System updates").waitFor();
    if (scripted) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await dialog.evaluate((shown) => {
        const animate = shown.animate.bind(shown);
        shown.animate = (...motion) => ((shown.dataset.moved = "yes"), animate(...motion));
      });
      await page.mouse.click(5, 5);
      await expect.poll(() => dialog.getAttribute("data-moved")).toBe("yes");
    }
    await dialog.getByRole("link", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toBe(`${base}${list}`);
  });

  if (scripted) theLiveBell();

  function theLiveBell(): void {
    afterEach(() => provider.heal());

    test("an entry of the drop-down is opened too; what was typed is there again after Back", async () => {
      const { page } = here;
      await provider.notify(noc, "Look here", 2);
      await enterAs(page.context(), base, "noc", "admin");
      await page.goto(`${base}/admin/device/device-manufacture/form`);
      const maker = page.getByLabel("Manufacture", { exact: false }).and(page.locator("input"));
      await maker.fill("Left by the bell");
      await bell(page).click();
      const entry = page.getByRole("banner").getByRole("button", { name: "Look here" });
      await page.keyboard.press("Tab");
      const ringOutside = await entry.evaluate((element) => {
        element.focus();
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        return parseFloat(outlineWidth) + parseFloat(outlineOffset);
      });
      expect(ringOutside).toBe(0);
      await entry.click();
      await page.waitForURL(/\/admin\/request\/requestlist\/[a-z]+\?id=2$/);
      await page.goBack();
      await page.getByText("Your input has been restored.").waitFor();
      expect(await maker.inputValue()).toBe("Left by the bell");
    });

    test("a signal reaches every open tab, by one stream for the browser", async () => {
      const { page, window } = here;
      let streams = 0;
      window.context.on("request", (request) => (streams += Number(request.url().endsWith("/notifications/stream"))));
      await enterAs(page.context(), base, "noc", "admin");
      await page.goto(`${base}/admin/dashboard`);
      const other = await window.context.newPage();
      await other.goto(`${base}/admin/rack/rack-type`);
      await bell(other).waitFor();
      await expect.poll(() => streams).toBe(1);
      await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
      const before = await unread(page);

      // The stream opens before the relay has connected: wait for a first signal.
      const tabs = [page, other];
      await provider.notify(noc, "A first signal");
      await Promise.all(tabs.map((tab) => bellSaying(tab, before + 1).waitFor()));
      await provider.notify(noc, "A second signal");
      await Promise.all(tabs.map((tab) => bellSaying(tab, before + 2).waitFor()));
      const spoken = await page.locator("header [aria-live]").allTextContents();
      expect(spoken).toEqual(["", `${before + 2} unread notifications`]);

      await provider.cutWebSockets();
      await provider.notify(noc, "While nobody listened");
      await Promise.all(tabs.map((tab) => bellSaying(tab, before + 3).waitFor()));
      expect(streams).toBe(1);
      expect(await page.evaluate(() => "notReloaded" in globalThis)).toBe(true);

      const elsewhere = await openStream(await anotherSessionOf(base, "noc", "admin"));
      // The page that the form leads to arrives after the signal that follows.
      let arrive = () => {};
      const signalled = new Promise<void>((resolve) => (arrive = resolve));
      await other.route("**/rack-type.data*", async (route) => {
        const response = await route.fetch();
        await signalled;
        await route.fulfill({ response });
      });
      await bell(other).click();
      await other.getByRole("banner").getByRole("button", { name: "Mark all as read" }).click();
      await Promise.all(tabs.map((tab) => bellNamed(tab, "Notifications").waitFor()));
      // The bells of the person's other browsers count again, too.
      await expect.poll(() => elsewhere.events).toContain("read");
      elsewhere.close();

      await page.close();
      await expect.poll(() => streams).toBe(2);
      await provider.notify(noc, "To the tab that is left");
      await bellSaying(other, 1).waitFor();
      arrive();
      await other.getByText("All notifications have been read").waitFor();
      await bellSaying(other, 1).waitFor();
    });

    test("a page that lists notifications shows what comes", async () => {
      const { page } = here;
      await enterAs(page.context(), base, "noc", "admin");
      await page.goto(`${base}/admin/notification`);
      await provider.notify(noc, "Comes while the list is open");
      await page.getByRole("main").getByRole("button", { name: "Comes while the list is open" }).waitFor();
    });
  }
});
