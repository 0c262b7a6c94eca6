import type { Page } from "../support/pages.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { heading, press } from "../support/acts.ts";
import { enterAs, openWindow, signInWith, ways } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const provider = new ProviderUnderTest(providerUrl);

/** The page that says that the session has ended, and the login 3 seconds later. */
async function endsAtLogin(page: Page, login: string): Promise<void> {
  await heading(page, "Session expired").waitFor();
  await page.getByText("The user session has expired, please log in again. 3 seconds for redirection...").waitFor();
  await heading(page, login).waitFor();
}

journey("the end of a session", { plainBy: "chromium" }, (here, scripted) => {
  /** Comes back with a copy of the cookie from before the session ended. */
  const returnsWith = async (cookies: Awaited<ReturnType<typeof here.window.context.cookies>>) => {
    await here.window.context.addCookies(cookies);
    await here.page.goto(`${base}/admin/rack/rack-type`);
    await heading(here.page, "Session expired").waitFor();
  };

  afterEach(async () => {
    await provider.heal();
    await provider.setActive("kartika", true);
    await provider.setAccessTokenLife(300);
  });

  test("a deactivated account is signed out by its next request", async () => {
    const { page } = here;
    await signInWith(page, base, "kartika", "tenant");
    // The old page would hear of it by its stream, and end the session before the next request.
    await page.goto("about:blank");
    await provider.setActive("kartika", false);
    const answer = await page.goto(`${base}/datacenter/myrack`);
    expect(answer?.status()).toBe(401);
    await endsAtLogin(page, "Log in to your data center");
    expect(page.url()).toBe(`${base}/login?then=%2Fdatacenter%2Fmyrack`);
  });

  test("a logout in one tab ends the others, and the old cookie is worth nothing", async () => {
    const { page, window } = here;
    await signInWith(page, base, "noc", "admin");
    const other = await window.context.newPage();
    await other.goto(`${base}/admin/rack/rack-type`);
    const cookies = await window.context.cookies();
    await page.getByRole("button", { name: /Profile of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await heading(page, "Admin login").waitFor();
    if (!scripted) await other.reload();
    await heading(other, "Admin login").waitFor();
    await other.close();
    await returnsWith(cookies);
  });

  test("an expiring access token is renewed silently, once for all parallel requests", async () => {
    const { page, window } = here;
    // Every request renews such a short session, and a refresh token can be used once.
    await provider.setAccessTokenLife(5);
    await enterAs(page.context(), base, "noc", "admin");
    const [before] = await window.context.cookies();
    const paths = ["rack-type", "rack-list", "rack-manufacture"].map((path) => `${base}/admin/rack/${path}`);
    const answers = await Promise.all([...paths, ...paths].map((path) => page.request.get(path)));
    expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
    const [after] = await window.context.cookies();
    expect(after?.value).not.toBe(before?.value);
    await page.goto(`${base}/admin/rack/rack-type`);
    await heading(page, "Rack Type").waitFor();
  });

  test("a refused access token is renewed once, and the page is whole", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await provider.fail({ path: "/api/racktype/", kind: "expired" });
    const answer = await page.goto(`${base}/admin/rack/rack-type`);
    expect(answer?.status()).toBe(200);
    await page.getByRole("row", { name: /42U 600/ }).waitFor();
  });

  test("a renewed token that is refused too ends the session", async () => {
    const { page, window } = here;
    await signInWith(page, base, "noc", "admin");
    const cookies = await window.context.cookies();
    await provider.fail({ path: "/api/racktype/", kind: "expired", times: 2 });
    await page.goto("about:blank");
    await page.goto(`${base}/admin/rack/rack-type`);
    await endsAtLogin(page, "Admin login");
    await returnsWith(cookies);
  });
});

describe("the idle limit", () => {
  let portal: Portal;

  beforeAll(async () => {
    // Nine seconds: shorter than the provider's setting allows.
    portal = await startPortal({}, (database) =>
      database.exec("UPDATE setting SET value = '0.15' WHERE key = 'session_idle'"),
    );
  });
  afterAll(() => portal.stop());

  async function sitsIdle(javaScriptEnabled: boolean): Promise<void> {
    const { context, page, complaints, leave } = await openWindow({ javaScriptEnabled });
    await signInWith(page, portal.url, "noc", "admin");
    const cookies = await context.cookies();
    if (javaScriptEnabled) await page.getByRole("status").getByText("to stay logged in").waitFor();
    await endsAtLogin(page, "Admin login");
    await context.addCookies(cookies);
    await page.goto(`${portal.url}/admin/dashboard`);
    await heading(page, "Session expired").waitFor();
    await leave();
    expect(complaints).toEqual([]);
  }

  test.concurrent.each(ways)("ends an idle session, $way", ({ javaScriptEnabled }) => sitsIdle(javaScriptEnabled));

  test.concurrent.each(ways)("keeps what is typed until the login, $way", async ({ javaScriptEnabled }) => {
    const { context, page, complaints, leave } = await openWindow({ javaScriptEnabled });
    const typed = { Name: "48U idle", Remark: "Two lines\nof a remark", Height: "48" };
    const fields = Object.keys(typed).map((label) => page.getByLabel(label));
    await signInWith(page, portal.url, "noc", "admin");
    await page.goto(`${portal.url}/admin/rack/rack-type/form`);
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    if (!javaScriptEnabled) {
      // Another page of the browser, without a form, notices the end first; then the form is sent.
      const other = await context.newPage();
      await other.goto(`${portal.url}/admin/rack/rack-type`);
      await heading(other, "Session expired").waitFor();
      expect(await page.getByLabel("Height").inputValue()).toBe("48");
      await press(page, "Submit");
    } else await heading(page, "Session expired").waitFor();
    await page.getByText("What you had typed is kept; nothing has been sent yet.").waitFor();
    await page.getByLabel("Username").fill("noc");
    await page.getByLabel("Password").fill(PASSWORD);
    await press(page, "Log in");
    await page.getByRole("status").filter({ hasText: "Your input has been restored." }).waitFor();
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(Object.values(typed));
    await leave();
    expect(complaints).toEqual([]);
  });

  test.concurrent("is put off by mouse and keys, and not reached by clearing the browser's storage", async () => {
    const [mine, theirs] = [await openWindow(), await openWindow()];
    const [busy, idle] = [mine.page, theirs.page];
    await signInWith(busy, portal.url, "noc", "admin");
    const idles = signInWith(idle, portal.url, "noclimited", "admin");
    const over = idles.then(() => heading(idle, "Session expired").waitFor());
    let isOver = false;
    const stop = () => (isOver = true);
    void over.then(stop, stop);
    await busy.evaluate(() => {
      localStorage.clear();
      document.title = "Not reloaded";
    });
    for (let step = 0; !isOver; step += 1) {
      await (step % 2 ? busy.mouse.move(step % 500, 300) : busy.keyboard.press("Shift"));
      await busy.waitForTimeout(500);
    }
    await over;
    await heading(busy, "Dashboard").waitFor();
    expect(await busy.title()).toBe("Not reloaded");
    await busy.goto(`${portal.url}/admin/rack/rack-type`);
    await heading(busy, "Rack Type").waitFor();
    await Promise.all([mine.leave(), theirs.leave()]);
  });
});
