import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { signInWith } from "../support/chromium.ts";
import { pressTwice } from "../support/hold-back.ts";
import { journey } from "../support/journey.ts";
import { portal, prepareData } from "../support/own-portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

/** Links that were mailed when the accounts were created; only their digests are stored. */
const links = { kartika: "the-link-of-kartika", yusuf: "the-link-of-yusuf" };

let provider: ProviderUnderTest;

beforeAll(() => {
  prepareData((database) => {
    const store = database.prepare(
      "INSERT INTO user_tokens (hash, user, purpose, expires_at) SELECT ?, id, 'verify', 9999999999 FROM user WHERE username = ?",
    );
    for (const [username, token] of Object.entries(links)) {
      store.run(createHash("sha256").update(token).digest("base64url"), username);
      database.prepare("UPDATE user SET registered = 0 WHERE username = ?").run(username);
    }
  });
  provider = new ProviderUnderTest(portal.providerUrl);
});

journey("verification and passwords", (here, scripted) => {
  const { heading } = here;
  const press = (name: string | RegExp) => here.page.getByRole("button", { name }).click();
  const told = (message: string) => here.page.getByRole("alert").getByText(message).first().waitFor();

  test("an account that is not verified sees nothing else until its code is right", async () => {
    const { page } = here;
    const [username, side, email] = scripted
      ? (["nocfresh", "admin", "nocfresh@titiktemu.example"] as const)
      : (["tenantfresh", "tenant", "tenantfresh@tenants.example"] as const);
    await signInWith(page, portal.url, username, side, "Verification");
    const verification = page.url();
    for (const path of ["/", "/dashboard", "/admin/rack/rack-type", "/datacenter/myrack"]) {
      await page.goto(`${portal.url}${path}`);
      await heading("Verification").waitFor();
      expect(page.url()).toBe(verification);
    }
    if (scripted) await pressTwice(page, /Send a code to n•••@/, "**/verification.data*");
    else await press(/^Send a code to t•••@/);
    await page.getByRole("status").getByText("The code was sent to").waitFor();
    const { code } = await provider.lastMail(email);
    await press(/^Send a code to [nt]•••@/);
    await told("A new code can be sent in");

    await page.getByLabel("Code").fill("12345");
    await press("Verify");
    await told("Enter the 6-digit code");
    await page.getByLabel("Code").fill(code === "111111" ? "222222" : "111111");
    await press("Verify");
    await told("The code is wrong.");
    await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press("Verify");
    await heading("Dashboard").waitFor();
    await page.goto(verification);
    await heading("Dashboard").waitFor();
  });

  test("a forgotten password is replaced by a mailed link, which serves once", async () => {
    const { page } = here;
    const username = scripted ? "tenant2" : "tenant1";
    const email = `${username}@tenants.example`;
    const password = `Baru-sekali-${scripted ? 1 : 2}`;
    await page.goto(`${portal.url}/login`);
    await page.getByRole("link", { name: "Forgot password" }).click();
    const askFor = async (address: string) => {
      await page.getByLabel("Email").fill(address);
      await press("Send the link");
    };
    await askFor("not an address");
    await told("Email must be an email address, as in name@company.co.id");
    await askFor(email);
    await page.getByRole("status").getByText("If an account has this address").waitFor();
    await page.goto(`${portal.url}/forgotpassword`);
    await askFor("nobody@tenants.example");
    await page.getByRole("status").getByText("If an account has this address").waitFor();

    const { link } = await provider.lastMail(email);
    const set = async (first: string, second: string) => {
      await page.getByLabel("New password").fill(first);
      await page.getByLabel("Confirm password").fill(second);
      await press("Set password");
    };
    expect(link).toMatch(`${portal.url}/resetpassword/`);
    await page.goto(link);
    await set("too-short1", "too-short1");
    await told("Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.");
    expect(await page.content()).not.toContain("too-short1");
    await set(password, `${password}x`);
    await told("Passwords must match");
    await set(password, password);
    await page.getByText("The new password is set. Log in with it.").waitFor();

    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill("Rahasia-2024!");
    await press("Log in");
    await told("Incorrect username or password");
    await page.getByLabel("Password").fill(password);
    await press("Log in");
    await heading("Dashboard").waitFor();

    await page.goto(link);
    await set(password, password);
    await told("This link is not valid any more");
  });

  test("a mailed link verifies the account, once and only by its button", async () => {
    const { page } = here;
    const username = scripted ? "kartika" : "yusuf";
    const link = `${portal.url}/verify/${links[username]}/`;
    await page.goto(link);
    await page.goto(link);
    await press("Confirm");
    await page.getByText("The account is confirmed. You can log in now.").waitFor();
    await signInWith(page, portal.url, username, "tenant");
    await page.goto(link);
    await press("Confirm");
    await told("This link is not valid");
  });
});
