import { expect, test } from "vitest";
import { signInWith } from "../support/chromium.ts";
import { journey, type Page } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";

/** The script folders from which a page has loaded. */
const scriptFolders = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/assets\/(?:(.*)\/)?[^/]*\.js$/.exec(name)?.slice(1) ?? []),
    ),
  ]);

/** Changes the language of a half-filled form, which keeps what is typed. */
async function changesLanguageAmid(page: Page): Promise<void> {
  await page.goto(`${base}/admin/rack/rack-type/form`);
  await page.getByLabel("Name").fill("Half typed");
  await page.getByRole("button", { name: "ID", exact: true }).click();
  await page.getByRole("status").getByText("Isian Anda dipulihkan.").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Half typed");
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await page.getByRole("status").getByText("Your input has been restored.").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Half typed");
}

journey("signing in", { plainBy: "chromium" }, (here, scripted) => {
  const send = async (username: string, password: string) => {
    await here.page.getByLabel("Username").fill(username);
    await here.page.getByLabel("Password").fill(password);
    await here.page.getByRole("button", { name: "Log in" }).click();
  };

  test("a wrong password is told, the user name kept, the password not", async () => {
    const { page } = here;
    await page.goto(`${base}/admin/login`);
    expect(await page.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(true);
    await send("noc", "not the password");
    await page.getByRole("alert").getByText("Incorrect username or password").waitFor();
    expect(await page.getByLabel("Username").inputValue()).toBe("noc");
    expect(await page.content()).not.toContain("not the password");
    expect(await page.title()).toMatch(/^Error: /);
  });

  test("empty fields are reported at both fields", async () => {
    const { page } = here;
    await page.goto(`${base}/login`);
    await send("", "");
    await page.getByRole("link", { name: "Username is required" }).waitFor();
    await page.getByRole("link", { name: "Password is required" }).waitFor();
  });

  test("a tenant's account is refused at the admin page", async () => {
    const { page } = here;
    await page.goto(`${base}/admin/login`);
    await send("tenant2", PASSWORD);
    await page.getByRole("alert").getByText("Incorrect username or password").waitFor();
  });

  test("an admin comes to the dashboard, its sites, and out again", async () => {
    const { page } = here;
    await signInWith(page, base, "noc", "admin");
    expect(new URL(page.url()).pathname).toBe("/admin/dashboard");
    await page.getByRole("heading", { name: "Site List" }).waitFor();
    const sites = page.getByRole("region", { name: "Site List" }).or(page.locator("section", { hasText: "Site List" }));
    expect(await sites.getByText(", Indonesia").count()).toBe(4);
    expect(await sites.getByText("Non Active").count()).toBe(1);
    await page.getByRole("button", { name: /Profile of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Admin login" }).waitFor();
    await page.goto(`${base}/admin/dashboard`);
    await page.getByRole("heading", { name: "Admin login" }).waitFor();
  });

  test("a link asked for before signing in is opened afterwards", async () => {
    const { page } = here;
    await page.goto(`${base}/admin/rack/rack-type?search=42U`);
    await send("noc", PASSWORD);
    await page.getByRole("heading", { level: 1, name: "Rack Type" }).waitFor();
    expect(page.url()).toBe(`${base}/admin/rack/rack-type?search=42U`);
  });

  test("language, colours and lite mode are kept and lead back to the page", async () => {
    const { page } = here;
    await signInWith(page, base, "noc", "admin");
    await page.goto(`${base}/admin/rack/rack-type?limit=5`);
    await page
      .getByRole("button", { name: "Bahasa Indonesia" })
      .or(page.getByRole("button", { name: "ID", exact: true }))
      .click();
    await page.getByRole("heading", { level: 1, name: "Tipe Rak" }).waitFor();
    expect(page.url()).toBe(`${base}/admin/rack/rack-type?limit=5`);
    expect(await page.locator("html").getAttribute("lang")).toBe("id");
    if (scripted) await expect.poll(() => scriptFolders(page)).toEqual(["id"]);
    await page
      .getByRole("button", { name: "English" })
      .or(page.getByRole("button", { name: "EN", exact: true }))
      .click();
    await page.getByRole("heading", { level: 1, name: "Rack Type" }).waitFor();
    if (scripted) await expect.poll(() => scriptFolders(page)).toEqual(["en"]);
    if (scripted) await changesLanguageAmid(page);

    await page.getByRole("button", { name: "Appearance" }).click();
    await page.getByLabel("Dark", { exact: true }).check();
    await page.getByLabel("Rose", { exact: true }).check();
    await page.locator("#appearance").getByRole("button", { name: "Apply" }).click();
    await page.locator('html[data-mantine-color-scheme="dark"][data-accent="rose"]').waitFor({ state: "attached" });
    expect(await page.locator("#appearance").isVisible()).toBe(false);

    await page.getByRole("button", { name: /Lite mode/ }).click();
    await page
      .getByRole("button", { name: /Lite mode/ })
      .and(page.locator('[aria-pressed="true"]'))
      .waitFor();
    await page.reload();
    expect(await page.locator("script").count()).toBe(0);
    await page.getByRole("heading", { level: 1, name: "Rack Type" }).waitFor();
  });

  if (scripted)
    test("a language chosen in another window comes with the next page, whose scripts are of it", async () => {
      const { page } = here;
      await signInWith(page, base, "noc", "admin");
      const other = await page.context().newPage();
      await other.goto(`${base}/admin/dashboard`);
      await other.getByRole("button", { name: "ID", exact: true }).click();
      await other.locator('html[lang="id"]').waitFor({ state: "attached" });
      await other.close();

      await page.getByRole("link", { name: "All sites" }).click();
      await page.locator('html[lang="id"]').waitFor({ state: "attached" });
      await expect.poll(() => scriptFolders(page)).toEqual(["id"]);
      expect(new URL(page.url()).pathname).toBe("/admin/organization/sites");
      await page.getByRole("link", { name: "Dasbor" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Dasbor" }).waitFor();
      await expect.poll(() => scriptFolders(page)).toEqual(["id"]);
    });
});
