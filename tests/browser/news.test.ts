import type { Editor } from "@tiptap/core";
import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { holdBack } from "../support/hold-back.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("news and system updates", (here, scripted) => {
  const way = scripted ? "with script" : "without script";
  const { press } = here;
  const heading = (name: string, page = here.page) => page.getByRole("heading", { level: 1, name, exact: true });
  const open = (path: string) => here.enter("noc", "admin", path);
  /** The field of a formatted text: with script the editor replaces it. */
  const editor = (name: string) => here.page.getByRole("textbox", { name });
  const toolbar = () => here.page.getByRole("toolbar");

  test("news is written, previewed, kept as a draft, published, found unread and read", async () => {
    const { page } = here;
    const title = `Feed A is maintained ${way}`;
    await open("/admin/news");
    await page.getByRole("link", { name: "Create News" }).click();
    await heading("Create News").waitFor();
    if (scripted) await toolbar().waitFor();
    await press("Submit");
    await page.getByRole("link", { name: "Content is required" }).waitFor();
    const stateOf = () => ["required", "invalid"].map((name) => editor("Content").getAttribute(`aria-${name}`));
    expect(await Promise.all(stateOf())).toEqual(["true", "true"]);

    await page.getByLabel("Title").fill(title);
    await editor("Content").fill("On Sunday\n\nFrom 01:00 WIB");
    if (!scripted) {
      await press("Preview");
      const preview = page.getByRole("region", { name: "Preview: Content" });
      expect(await preview.getByRole("paragraph").allTextContents()).toEqual(["On Sunday", "From 01:00 WIB"]);
      expect(await page.getByLabel("Title").inputValue()).toBe(title);
      await editor("Content").fill("<p>On <b>Sunday</b></p><script>alert(1)</script><img src=x onerror=alert(1)>");
    }
    if (scripted) {
      const answer = await holdBack(page, "**/news/form.data");
      await press("Submit");
      await page.getByRole("button", { name: "Sending Submit" }).waitFor();
      const typed = await editor("Content").textContent();
      await editor("Content").press("x");
      expect(await editor("Content").textContent()).toBe(typed);
      answer();
    } else await press("Submit");
    await heading("News").waitFor();
    const row = page.getByRole("row", { name: new RegExp(title) });
    await row.getByText("Draft").waitFor();

    const tenant = await here.join("galih", "tenant");
    await tenant.goto(`${base}/news`);
    await heading("News", tenant).waitFor();
    expect(await tenant.getByRole("link", { name: title }).count()).toBe(0);

    await row.getByRole("link", { name: `Edit ${title}` }).click();
    await page.getByLabel("Published").check();
    await press("Submit");
    await row.getByText("Published").waitFor();

    await tenant.goto(`${base}/dashboard`);
    await tenant.getByRole("link", { name: title }).waitFor();
    await tenant.goto(`${base}/inbox`);
    const entry = tenant.getByRole("listitem").filter({ hasText: title });
    await entry.getByText("Unread").waitFor();
    await tenant.getByRole("link", { name: title }).click();
    await heading(title, tenant).waitFor();
    await tenant.getByRole("main").getByText("On Sunday").waitFor();
    expect(await tenant.locator("article :is(script, img)").count()).toBe(0);
    await tenant.getByRole("link", { name: "Back", exact: true }).click();
    await heading("Newslatter", tenant).waitFor();
    await entry.waitFor();
    expect(await entry.getByText("Unread").count()).toBe(0);
    await tenant.getByRole("button", { name: "Mark all as read" }).click();
    await expect.poll(() => tenant.getByRole("main").getByText("Unread").count()).toBe(0);
  });

  /** The count of the update bell, which is a link without script. */
  const unread = async (page: Page) => {
    const words = /^System updates$|unread system updates?$/;
    const bell = page.getByRole("banner").getByRole(scripted ? "button" : "link", { name: words });
    return Number.parseInt((await bell.textContent()) ?? "", 10) || 0;
  };

  test("an update is written, rings the bell at once, is read, and tells who has read it", async () => {
    const { page } = here;
    const title = `Faster lists ${way}`;
    const reader = await here.join("teguh", "tenant");
    await reader.goto(`${base}/dashboard`);
    const before = await unread(reader);
    await open("/admin/configuration/writeupdate/form");
    await heading("Create Update").waitFor();
    if (scripted) await toolbar().waitFor();
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Version").fill("2.0.12");
    await editor("Message").fill("All lists are faster.");
    await press("Submit");
    await heading("Write Update").waitFor();
    if (!scripted) await reader.reload();
    await expect.poll(() => unread(reader)).toBe(before + 1);

    await reader.goto(`${base}/notificationupdate`);
    await reader
      .getByRole("main")
      .getByRole("button", { name: new RegExp(title) })
      .click();
    await reader.getByRole("dialog", { name: title }).getByText("All lists are faster.").waitFor();

    await page.reload();
    const row = page.getByRole("row", { name: new RegExp(title) });
    await row.getByText("1 person").click();
    await row.getByText("Teguh Siregar").waitFor();
    await row.getByRole("checkbox").check();
    await press("Delete …");
    await heading("Are You Sure?").waitFor();
    await press("Delete");
    await heading("Write Update").waitFor();
    expect(await row.count()).toBe(0);
  });

  test("a favourite application is written and stands in the top bar", async () => {
    const { page } = here;
    const name = `Graphs ${way}`;
    await open("/admin/configuration/manage-application/form");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Address").fill("javascript:alert(1)");
    await press("Submit");
    await page.getByRole("link", { name: "Address must begin with https:// or http://" }).waitFor();
    await page.getByLabel("Address").fill("https://graphs.example.net/");
    await press("Submit");
    await heading("Manage Application").waitFor();
    const link = page.getByRole("banner").getByRole("link", { name, includeHidden: true });
    expect(await link.getAttribute("href")).toBe("https://graphs.example.net/");
  });

  if (scripted) {
    test("a text is formatted with keys alone, and Tab leads through the editor and out of it", async () => {
      const { page } = here;
      const { keyboard } = page;
      const pressed = (name: string) =>
        toolbar().getByRole("button", { name, exact: true }).getAttribute("aria-pressed");
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await open("/admin/news/form");
      await toolbar().waitFor();
      await page.getByLabel("Title").fill("Written with keys");
      await keyboard.press("Tab");
      expect(await focused()).toBe("Bold");
      for (let step = 0; step < 5; step += 1) await keyboard.press("ArrowRight");
      expect(await focused()).toBe("Bullets");
      await keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
      await expect.poll(() => pressed("Bullets")).toBe("true");
      await keyboard.type("one");
      await keyboard.press("Enter");
      await keyboard.press("Control+b");
      await keyboard.type("two");
      await expect.poll(() => pressed("Bold")).toBe("true");
      await keyboard.press("Control+b");
      await keyboard.press("Enter");
      await keyboard.press("Enter");
      await keyboard.type("see the graphs");
      await keyboard.press("Control+Shift+ArrowLeft");
      await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("graphs");
      // The editor receives the selection later than the page.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { editor } = document.activeElement as HTMLElement & { editor: Editor };
            const { from, to } = editor.state.selection;
            return editor.state.doc.textBetween(from, to);
          }),
        )
        .toBe("graphs");

      await keyboard.press("Shift+Tab");
      expect(await focused()).toBe("Bullets");
      await keyboard.press("End");
      expect(await focused()).toBe("Link");
      await keyboard.press("Enter");
      await page.getByLabel("Link address").waitFor();
      await keyboard.press("Tab");
      await keyboard.type("javascript:alert(1)");
      await keyboard.press("Enter");
      await page.getByText("An address such as https://").waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await keyboard.press("Control+a");
      await keyboard.type("https://graphs.example.net/");
      await keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
      await expect
        .poll(() => page.locator("[name=content]").inputValue())
        .toMatch(
          /^<ul><li><p>one<\/p><\/li><li><p><strong>two<\/strong><\/p><\/li><\/ul><p>see the <a [^>]*href="https:\/\/graphs\.example\.net\/"[^>]*>graphs<\/a><\/p>$/,
        );
      await keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("image");
      await keyboard.press("Shift+Tab");
      await keyboard.press("Control+Enter");
      await heading("News").waitFor();
      await page.getByRole("link", { name: "Written with keys", exact: true }).click();
      await heading("Written with keys").waitFor();
      expect(await page.locator("article li").allTextContents()).toEqual(["one", "two"]);
    });
  }
});
