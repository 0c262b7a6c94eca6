import { expect, test } from "vitest";
import { heading, press } from "../support/acts.ts";
import { journey } from "../support/journey.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

journey("the mails' configuration", (here, scripted) => {
  const mark = scripted ? "with" : "without";
  const open = (path: string) => here.enter("noc", "admin", `/admin/configuration/${path}`);

  test("a template becomes the mail that arrives, a test mail by a sender account", async () => {
    const { page } = here;
    await open("templateset/templates?search=Test");
    await page.getByRole("link", { name: "Edit Test mail, English" }).click();
    await heading(page, "Edit Template").waitFor();
    await page.getByLabel("Subject").fill(`A test ${mark} {{acount}}`);
    await press(page, "Preview");
    await page.getByRole("link", { name: "This type of mail has no {{acount}}. It has {{account}}." }).waitFor();
    await page.getByLabel("Subject").fill(`A test ${mark} script by {{account}}`);
    const text = page.locator(scripted ? "#body.tiptap" : "#body");
    if (scripted) {
      await text.fill("By ");
      await page.getByRole("button", { name: "{{account}}", exact: true }).first().click();
      await press(page, "Heading");
    } else await text.fill("<h2>By {{account}}</h2><script>alert(1)</script>");
    await press(page, "Preview");
    await page.getByText(`A test ${mark} script by noc@titiktemu.example`).waitFor();
    await page.getByRole("heading", { level: 2, name: "By noc@titiktemu.example" }).waitFor();
    await press(page, "Submit");
    await heading(page, "Templates").waitFor();

    await open("masteremail");
    await page.getByRole("link", { name: "Send a test mail by NOC Titik Temu" }).click();
    await heading(page, "Test Mail").waitFor();
    const to = `${mark}@company.example`;
    await page.getByLabel("Send to").fill("nobody");
    await press(page, "Send test mail");
    await page.getByRole("link", { name: /^Send to must be an email address/ }).waitFor();
    await page.getByLabel("Send to").fill(to);
    await press(page, "Send test mail");
    await page.getByRole("status").getByText("The mail is on its way.").waitFor();

    await open(`diagnosticemail?search=${to}`);
    await page
      .getByRole("row", { name: new RegExp(`${to}.*A test ${mark} script by noc@titiktemu.example.*Sent`) })
      .waitFor();
  });

  test("a mail with more formatting than the editor keeps is edited as HTML", async () => {
    const { page } = here;
    await open("templateset/templates?search=Blast");
    await page
      .getByRole("link", { name: /^Edit .*English/ })
      .first()
      .click();
    await heading(page, "Edit Template").waitFor();
    const text = page.locator("#body");
    if (scripted) {
      const isLoaded = () =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("rich-text-editor"));
      await page.waitForFunction(isLoaded);
      // If the press works, all scripts of the page have run.
      await page.getByRole("button", { name: "{{body}}", exact: true }).first().click();
    }
    expect(await text.inputValue()).toContain('<span style="white-space:pre-line">{{body}}</span>');
    expect(await page.getByRole("toolbar").count()).toBe(0);
  });

  if (scripted) {
    test("a link that leads to a placeholder is kept by the editor, and made in it", async () => {
      const { page } = here;
      await open("templateset/templates?search=Forgotten");
      await page.getByRole("link", { name: "Edit Forgotten password, English" }).click();
      await page.getByRole("toolbar").waitFor();
      const body = page.locator("[name=body]");
      const before = await body.inputValue();
      expect(before).toContain('<a href="{{link}}">');
      await page.locator("#body").press("ControlOrMeta+a");
      await press(page, "Link");
      await page.getByLabel("Link address").fill("{{name}}");
      await press(page, "Set link");
      await expect.poll(() => body.inputValue()).toContain('<a href="{{name}}">');
      expect(await body.inputValue()).not.toContain('href="{{link}}"');
    });
  }

  test("a sender account lives: its password is asked for once and never shown", async () => {
    const { page } = here;
    const name = `Sender ${mark}`;
    await open("masteremail/form");
    await page.getByLabel("From Name").fill(name);
    await page.getByLabel("Email", { exact: false }).first().fill(`${mark}.sender@company.example`);
    await page.getByLabel("Host").fill("smtp.company.example");
    await page.getByLabel("Port").fill("587");
    await press(page, "Submit");
    await page.getByRole("link", { name: /^Password harus minimal 10 karakter/ }).waitFor();
    await page.getByLabel("Password", { exact: true }).or(page.locator("#password")).first().fill("Surat-Uji-123");
    await page.getByLabel("Confirm password").fill("Surat-Uji-123");
    await press(page, "Submit");
    await heading(page, "Master Email").waitFor();
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await heading(page, "Edit Master Email").waitFor();
    expect(await page.content()).not.toContain("Surat-Uji");
    await page.getByLabel("Port").fill("2525");
    await press(page, "Submit");
    await page.getByRole("row", { name: new RegExp(`${name}.*2525`) }).waitFor();
    await page.getByRole("link", { name: `Delete ${name}` }).click();
    await press(page, "Delete");
    await heading(page, "Master Email").waitFor();
    await expect.poll(() => page.getByRole("row", { name: new RegExp(name) }).count()).toBe(0);
  });

  test("mails are sent again, and to groups once it is said how many people get them", async () => {
    const { page } = here;
    await open("diagnosticemail?search=example&limit=500");
    // The oldest of each, because other tests send mails too.
    for (const to of ["galih@tenants.example", "nocfresh@titiktemu.example"]) {
      const rows = page.getByRole("checkbox", { name: new RegExp(`^Choose ${to}`) });
      await rows.last().check();
    }
    await press(page, "Resend …");
    await heading(page, "Resend Mails").waitFor();
    await page.getByText("2 mails will be sent again.").waitFor();
    await page.getByText("galih@tenants.example: Reset your password").waitFor();
    await new ProviderUnderTest(providerUrl).fail({ path: "/api/logemail/resend/", kind: "throttled" });
    await press(page, "Resend");
    await page.getByText(/Not done: too many requests/).waitFor();
    await press(page, "Resend");
    await heading(page, "Diagnostic Email").waitFor();
    expect(page.url()).toContain("search=example");

    await page.getByRole("link", { name: "Mail to Groups" }).click();
    await heading(page, "Mail to Groups").waitFor();
    await press(page, "Continue");
    await page.getByRole("link", { name: "Groups is required" }).waitFor();
    await page.getByRole("checkbox", { name: "NOC Shift" }).check();
    await page.getByLabel("Subject").fill(`Feed A ${mark}`);
    await page.getByLabel("Text").fill("Sunday\n01:00");
    await press(page, "Continue");
    await page.getByText("1 person gets this mail.").waitFor();
    await press(page, "Change the mail");
    await page.getByLabel("Subject").fill(`Feed B ${mark}`);
    expect(await page.getByRole("checkbox", { name: "NOC Shift" }).isChecked()).toBe(true);
    await press(page, "Continue");
    await press(page, "Send to 1 person");
    await heading(page, "Diagnostic Email").waitFor();
    await page.getByRole("row", { name: new RegExp(`noclimited@titiktemu.example.*Feed B ${mark}`) }).waitFor();
    expect(await page.getByText(`Feed A ${mark}`).count()).toBe(0);
  });
});

journey("cronjobs and logs", (here, scripted) => {
  const open = (path: string) => here.enter("noc", "admin", `/admin/configuration/${path}`);

  test("a cronjob gets another schedule, told in words; one that never runs is refused", async () => {
    const { page } = here;
    await open("cronjob");
    await page.getByRole("link", { name: "Edit Mails older than a year" }).click();
    await heading(page, "Edit Cronjob").waitFor();
    await page.getByLabel("Day of the month").fill("31");
    await page.getByLabel("Month", { exact: true }).or(page.locator("#month")).first().fill("2");
    await page.getByLabel("Weekday").fill("*");
    await press(page, "Submit");
    await page.getByRole("link", { name: "With these days and months it would never run" }).waitFor();
    await page.locator("#month").fill("3");
    await press(page, "Show meaning");
    await page.getByText("At 03:00, on day 31 of the month, only in March").waitFor();
    await press(page, "Submit");
    await heading(page, "Cronjob").waitFor();
    const row = page.getByRole("row", { name: /Mails older than a year/ });
    await row.getByText("0 3 31 3 *").waitFor();

    await page.getByRole("link", { name: "Enable or disable Mails older than a year" }).click();
    await heading(page, "Disable Cronjob").waitFor();
    await press(page, "Disable");
    await row.getByText("Disabled").waitFor();
    await page.getByRole("link", { name: "Enable or disable Mails older than a year" }).click();
    await press(page, "Enable");
    await row.getByText("Enabled").waitFor();
  });

  test("a log is filtered, and followed where there is script", async () => {
    const { page } = here;
    await open("logs?level=ERROR");
    await page.getByRole("row", { name: /database is locked/ }).waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    await page.getByRole("checkbox", { name: /^Choose .*: .*database is locked/ }).waitFor();
    await page.goto(`${base}/admin/configuration/logs`);
    const follow = page.getByRole("button", { name: "Follow", exact: true });
    if (!scripted) {
      expect(await follow.count()).toBe(0);
      return;
    }
    // Opening a record that does not exist is logged as a warning.
    const other = await here.join("noc", "admin");
    const happen = (id: number) => other.goto(`${base}/admin/organization/city/form/${id}`);
    await follow.click();
    await page.getByText("New entries appear automatically").waitFor();
    await happen(990_001);
    await expect.poll(() => page.getByRole("status").allTextContents()).toContain("1 new entry");
    await page.getByRole("checkbox").nth(1).check();
    const rows = await page.getByRole("row").allTextContents();
    await happen(990_002);
    await page.getByText("1 new entry waits while you read").waitFor();
    expect(await page.getByRole("row").allTextContents()).toEqual(rows);
    await press(page, "Show new entries");
    await page.getByRole("status").getByText("2 new entries", { exact: true }).waitFor();
    await press(page, "Stop following");
    await follow.waitFor();
  });
});
