import { expect, test } from "vitest";
import { forget } from "../support/chromium.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";
import { seeToast } from "../support/toast.ts";

journey("organization", (here, scripted) => {
  const mark = scripted ? "satu" : "dua";
  const { heading, press } = here;
  const follow = (name: string | RegExp) => here.page.getByRole("link", { name }).click();
  const row = (name: string) => here.page.getByRole("row", { name: new RegExp(name) });
  const told = (message: string) => here.page.getByRole("alert").getByRole("link", { name: message }).waitFor();
  const open = (path: string) => here.enter("noc", "admin", path);
  /** Deletes by the bulk bar, here a single row. */
  const deleteChosen = async (...names: string[]) => {
    for (const name of names) await here.page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    await press("Delete …");
    await heading("Are You Sure?").waitFor();
    for (const name of names) await here.page.getByRole("listitem").filter({ hasText: name }).waitFor();
    await press("Delete");
  };
  const fillPerson = async (name: string, digit: number) => {
    const { page } = here;
    await page.getByLabel("Name", { exact: false }).first().fill(name);
    await page.getByLabel("NIK").fill(`31710441070000${scripted ? 1 : 2}${digit}`);
    await page.getByLabel("Telephone").fill(`08123456789${digit}`);
  };

  test("a generated password leaves nothing to type", inChromium, async () => {
    const { page } = here;
    await open("/admin/organization/admin-accounts/form");
    await page.getByLabel("Confirm password").waitFor();
    await page.getByRole("radiogroup", { name: "Verify by email" }).getByLabel("Yes").check();
    await page.getByLabel("Confirm password").waitFor({ state: "hidden" });
  });

  test("an admin account gets a generated password", async () => {
    const { page } = here;
    const name = `Wulan ${mark}`;
    await open("/admin/organization/admin-accounts");
    await follow("Create Admin Account");
    await heading("Create Admin Accounts").waitFor();
    await fillPerson(name, 1);
    await page.getByLabel("Email").fill(`wulan.${mark}@gmail.com`);
    await page.getByLabel("DC Dago").check();
    await page.getByLabel("DC Polonia").check();
    await press("Submit");
    await told("Email harus menggunakan domain email perusahaan");
    await told("Username is required");
    await told("Groups is required");
    expect(await page.title()).toMatch(/^Error: Create Admin Accounts/);
    expect(await page.getByLabel("DC Dago").isChecked()).toBe(true);
    expect(await page.getByLabel("DC Kuningan").isChecked()).toBe(false);

    await page.getByLabel("Email").fill(`wulan.${mark}@titiktemu.example`);
    await page.getByLabel("Username").fill(`wulan-${mark}`);
    await page.getByRole("radio", { name: "NOC Shift" }).check();
    await page.getByRole("radiogroup", { name: "Verify by email" }).getByLabel("Yes").check();
    await press("Submit");
    await heading("Admin Accounts").waitFor();
    await page.goto(`${base}/admin/organization/admin-accounts?search=wulan-${mark}`);
    await row(name).getByText("Need Verification").waitFor();
    expect(await row(name).textContent()).toContain("DC Dago, DC Polonia");

    await follow(`Edit ${name}`);
    await heading("Edit Admin Accounts").waitFor();
    expect(await page.getByRole("radio", { name: "Need Verification" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Non Active" }).check();
    await page.getByLabel("DC Dago").uncheck();
    await page.getByLabel("Username").fill("");
    await press("Submit");
    await told("Username is required");
    expect(await page.getByLabel("DC Dago").isChecked()).toBe(false);
    expect(await page.getByLabel("DC Polonia").isChecked()).toBe(true);
    await page.getByLabel("Username").fill(`wulan-${mark}`);
    await press("Submit");
    await row(name).getByText("Non Active").waitFor();
    expect(await row(name).textContent()).not.toContain("DC Dago");

    await follow(`Delete ${name}`);
    await heading("Are You Sure?").waitFor();
    await press("Delete");
    await page.getByText("No Data").waitFor();
  });

  test("a tenant is confirmed and has one head, who alone changes its people", async () => {
    const { page } = here;
    const tenant = `PT Uji ${mark}`;
    await open("/admin/organization/tenants/form");
    await press("Submit");
    await told("Name is required");
    await page.getByLabel("Name").fill(tenant);
    await page.getByLabel("Telephone").fill("622155501471");
    await press("Submit");
    await heading("Tenants").waitFor();
    await page.goto(`${base}/admin/organization/tenants?search=${tenant}`);
    await row(tenant).getByText("+62 21 5550 1471").waitFor();
    await row(tenant).getByText("Not confirmed").waitFor();
    await page.getByRole("link", { name: tenant, exact: true }).click();
    await heading(tenant).waitFor();
    await press("Confirm tenant");
    await follow("Withdraw confirmation …");
    await page.getByText(`People of ${tenant} can then file no requests.`).waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.getByRole("link", { name: "Withdraw confirmation …" }).waitFor();

    for (const [at, name] of [`Kepala ${mark}`, `Rekan ${mark}`].entries()) {
      await follow("Create Account");
      await heading("Create User Accounts").waitFor();
      await fillPerson(name, at + 2);
      await page.getByLabel("Email").fill(`uji${at}.${mark}@gmail.com`);
      await page.getByLabel("Username").fill(`uji${at}-${mark}`);
      expect(await page.getByLabel("Tenant", { exact: false }).first().inputValue()).not.toBe("");
      await page.getByRole("radiogroup", { name: "Head of the tenant" }).getByLabel("Yes").check();
      await page.getByRole("radiogroup", { name: "Groups" }).getByLabel("Tenant").check();
      await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
      await page.getByLabel("Confirm password").fill(PASSWORD);
      await press("Submit");
      if (at === 1) {
        await told("This tenant already has a head");
        await page.getByRole("radiogroup", { name: "Head of the tenant" }).getByLabel("No").check();
        await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
        await page.getByLabel("Confirm password").fill(PASSWORD);
        await press("Submit");
      }
      await heading(tenant).waitFor();
      await row(name).waitFor();
    }
    expect(await row(`Kepala ${mark}`).textContent()).toContain("Head of the tenant");
    expect(await row(`Rekan ${mark}`).textContent()).not.toContain("Head of the tenant");

    await forget(page);
    await here.enter(`uji1-${mark}`, "tenant", "/datacenter/myuseraccount");
    await page.getByText("Only the head of your tenant can create, change and delete accounts.").waitFor();
    await row(`Kepala ${mark}`).waitFor();
    expect(await page.getByRole("link", { name: /^(Edit|Delete|Create)/ }).count()).toBe(0);
    const refused = await page.goto(`${base}/datacenter/myuseraccount/form`);
    expect(refused?.status()).toBe(403);

    await forget(page);
    await here.enter(`uji0-${mark}`, "tenant", "/datacenter/myuseraccount");
    await row(`Kepala ${mark}`).waitFor();
    expect(await page.getByRole("link", { name: `Delete Kepala ${mark}` }).count()).toBe(0);
    await follow(`Edit Rekan ${mark}`);
    await page.getByRole("radio", { name: "Non Active" }).check();
    await press("Submit");
    await row(`Rekan ${mark}`).getByText("Non Active").waitFor();

    await forget(page);
    await open(`/admin/organization/user-accounts?search=uji`);
    await seeToast(page, "2 records have been removed", () => deleteChosen(`Kepala ${mark}`, `Rekan ${mark}`));
  });

  test("a tenant says who may enter, and where", async () => {
    const { page } = here;
    const name = `Teknisi ${mark}`;
    await here.enter("tenant1", "tenant", "/datacenter/mydatacenteraccess/form");
    await page.getByLabel("NIK").fill("123");
    await press("Submit");
    await told("Name is required");
    await told("NIK must have exactly 16 characters");
    await fillPerson(name, 5);
    await press("Submit");
    await heading("My Datacenter Access").waitFor();
    await follow(`Access Permits of ${name}`);
    await heading("Access Permits").waitFor();
    await page.getByText("No Data").waitFor();
    await follow("Add Permit");
    await heading("Add Permit").waitFor();
    expect(await page.getByLabel("Person").locator("option:checked").textContent()).toBe(name);
    await page.getByLabel("Site").selectOption({ label: "DC Rungkut" });
    await page.getByLabel("From").fill("2026-01-02");
    await page.getByLabel("To", { exact: true }).fill("2026-01-01");
    await press("Submit");
    await told("The last day is before the first");
    await page.getByLabel("To", { exact: true }).fill("2026-01-05");
    await press("Submit");
    await row(name).getByText("Expired").waitFor();

    await deleteChosen(name);
    await heading("Access Permits").waitFor();
    await page.goto(`${base}/datacenter/mydatacenteraccess?search=${name}`);
    await deleteChosen(name);
    await page.getByText("No Data").waitFor();
  });

  test("the visits are narrowed to days and people", async () => {
    const { page } = here;
    await open("/admin/organization/datacenter-access");
    await page.getByRole("link", { name: "Visits", exact: true }).click();
    await heading("Visits").waitFor();
    await page.getByLabel("Status").selectOption({ label: "Has left" });
    if (!scripted) await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/status_out=1/);
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("No Data").waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("status_out"), searchParams.get("end_date")]).toEqual(["1", "2020-01-01"]);
  });
});
