import { expect, test } from "vitest";
import { signInWith } from "../support/chromium.ts";
import { holdBack } from "../support/hold-back.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";
import { seeToast } from "../support/toast.ts";

/** A PNG of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const NEW_PASSWORD = "Rahasia-2025!";

journey("the own account", (here, scripted) => {
  // Accounts that no other journey uses.
  const username = scripted ? "oka" : "nadia";
  const { heading, press } = here;

  test("a profile is refused, changed, and shows where one is signed in", async () => {
    const { page } = here;
    const elsewhere = await here.join(username, "tenant");
    await elsewhere.goto(`${base}/dashboard`);
    await signInWith(page, base, username, "tenant");
    await page.goto(`${base}/profile`);
    await heading("Profile").waitFor();
    const sessions = page.getByRole("table", { name: "Signed in from" });
    await sessions.getByText("This browser, now").waitFor();
    expect(await sessions.getByRole("rowheader", { name: "Chrome, Linux" }).count()).toBeGreaterThan(1);

    await page.getByLabel("NIK").fill("123");
    await page.getByLabel("Telephone").fill("12");
    await press("Submit");
    await page.getByRole("link", { name: "NIK must have exactly 16 characters" }).waitFor();
    await page.getByRole("link", { name: "Telephone must have 10 to 15 digits" }).waitFor();
    await page.locator("#identity_no:focus").waitFor();

    await page.getByLabel("NIK").fill("3171041023750000");
    await page.getByLabel("Telephone").fill("+62 812 3456 7890");
    await seeToast(page, "Your profile has been updated", () => press("Submit"));
    await page.reload();
    expect(await page.getByLabel("Telephone").inputValue()).toBe("6281234567890");
    expect(await page.getByLabel("NIK").inputValue()).toBe("3171041023750000");
  });

  test("a photo is refused, shown before it is sent, kept and removed", inChromium, async () => {
    const { page } = here;
    await here.enter(username, "tenant", "/profile");
    const photo = page.getByLabel("Photo", { exact: true });
    const choose = (name: string, buffer: Buffer, mimeType = "image/png") =>
      photo.setInputFiles({ name, mimeType, buffer });
    expect(await page.getByRole("button", { name: "Remove photo" }).count()).toBe(0);
    for (const content of ["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "no picture"]) {
      await choose("me.png", Buffer.from(content));
      await press("Submit");
      await page.getByRole("link", { name: "The image must be a jpg, jpeg or png file" }).waitFor();
    }
    await choose("me.png", pixel);
    if (scripted) await page.getByRole("img", { name: "Chosen image" }).waitFor();
    await press("Submit");
    await page.getByRole("button", { name: "Remove photo" }).waitFor();
    const shown = page.getByRole("img", { name: "Current image" });
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);

    const answer = await holdBack(page, "**/profile/remove-photo.data*");
    await seeToast(page, "The photo has been removed", async () => {
      await press("Remove photo");
      const sending = page.locator("[data-waiting]").getByRole("button", { name: "Sending" });
      if (scripted) {
        await expect.poll(() => sending.allTextContents()).toEqual(["Remove photo"]);
        const lineWidth = (shell: Element) => Number.parseFloat(getComputedStyle(shell, "::before").width);
        await expect.poll(() => page.locator(".shell").evaluate(lineWidth)).toBeGreaterThan(0);
        expect(await sending.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      answer();
    });
    expect(await shown.count()).toBe(0);
  });

  test("a password is refused at its fields, changed, and ends the account's other sessions", async () => {
    const { page } = here;
    const elsewhere = await here.join(username, "tenant");
    await elsewhere.goto(`${base}/dashboard`);
    await signInWith(page, base, username, "tenant");
    await page.goto(`${base}/change-password`);
    const fill = async (current: string, fresh: string, again = fresh) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password").fill(fresh);
      await page.getByLabel("Confirm password").fill(again);
    };
    const strength = page.getByRole("status").filter({ hasText: /password/ });
    await fill(PASSWORD, "rahasia", "other");
    if (scripted)
      await strength.getByText("Weak password. Still missing: 10 characters, an upper-case letter").waitFor();
    await press("Submit");
    await page.getByRole("link", { name: /^Password harus minimal 10 karakter/ }).waitFor();
    await page.getByRole("link", { name: "Passwords must match" }).waitFor();

    await fill("Not-mine-2024", NEW_PASSWORD);
    if (scripted) await strength.getByText("Good password. A longer one is stronger.").waitFor();
    await press("Submit");
    await page.getByRole("link", { name: "The password is wrong." }).waitFor();
    await page.locator("#old_password:focus").waitFor();

    await fill(PASSWORD, NEW_PASSWORD);
    const told = "The password has been changed. The account was signed in at";
    await seeToast(page, told, () => press("Submit"));
    await heading("Profile").waitFor();

    // The page may already be redirecting to the login.
    const later = await elsewhere.context().newPage();
    await later.goto(`${base}/dashboard`);
    await later.getByLabel("Password").waitFor();
    expect((await page.goto(`${base}/dashboard`))?.status()).toBe(200);
    await page.getByRole("button", { name: /Profile of/ }).click();
    await press("Logout");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill(NEW_PASSWORD);
    await press("Log in");
    await heading("Dashboard").waitFor();
  });

  test('the profile menu leads to the guide and to "What I can do"', async () => {
    const { page } = here;
    await here.enter("tenant3", "tenant", "/what-i-can-do");
    await heading("What I can do").waitFor();
    await page.getByRole("rowheader", { name: "My Rack", exact: true }).waitFor();
    expect(await page.getByRole("rowheader", { name: "Goods In" }).count()).toBe(0);
    await page.getByText("Requests need a confirmed tenant and permission to file them.").waitFor();
    const opening = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "User guide", exact: true }).click();
    const guide = await opening;
    await guide.getByRole("heading", { level: 1, name: "User guide for tenants" }).waitFor();
    await guide.getByRole("img", { name: /^Cross Connect\. .*Waiting Destination/ }).waitFor();
    await guide.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await guide.getByRole("heading", { level: 1, name: "Panduan pengguna untuk tenant" }).waitFor();
  });
});
