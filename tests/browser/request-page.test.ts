import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { act } from "../support/acts.ts";
import { enterAs } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("the page of a request", { plainBy: "chromium" }, (here, scripted) => {
  const badge = (page: Page) => page.locator(".page-head .status");

  /** A ticket of tenant1; its page is open on both sides. Returns the NOC's. */
  async function file(subject: string): Promise<Page> {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/request/troubleticket?subject=${subject}`);
    await page.getByLabel("Site").selectOption({ index: 1 });
    expect(await page.getByLabel("Kind of request").locator("option:checked").textContent()).toBe("Trouble Ticket");
    await page.getByLabel("Description").fill("A lamp blinks.");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("heading", { level: 1, name: /^TT-/ }).waitFor();
    const noc = await here.join("noc", "admin");
    await noc.goto(page.url().replace("/request/", "/admin/request/"));
    await noc.getByText("Your turn: check the request").waitFor();
    return noc;
  }

  test("tells at once that the request has changed, and loses nothing that is being typed", async () => {
    const { page } = here;
    const noc = await file("Blinking");
    await noc.getByText("Suspend …").click();
    const reason = noc.getByLabel("Reason").filter({ visible: true });
    await reason.fill("The carrier has no paper");

    await page.getByText("Cancel request …").click();
    await page.getByLabel("Reason").filter({ visible: true }).fill("It was the neighbour's");
    await page.getByRole("button", { name: "Cancel this request" }).click();
    await expect.poll(() => badge(page).textContent()).toBe("Cancel");

    if (scripted) {
      await expect.poll(() => badge(noc).textContent()).toBe("Cancel");
      await noc.getByRole("status").filter({ hasText: "It was the neighbour's" }).waitFor();
      await noc.getByText("The request has changed while you were writing").waitFor();
      expect(await reason.inputValue()).toBe("The carrier has no paper");
      expect(await noc.getByText("Reject …").count()).toBe(0);
    }
    await noc.getByRole("button", { name: "Suspend this request" }).click();
    const answer = scripted
      ? "The request is “Cancel” and does not allow this. Nothing was done."
      : /^(?!Somebody).+ has already acted: the request is now “Cancel”\. Nothing was done\.$/;
    await noc.getByText(answer).waitFor();
    await noc.getByText("Your reason was: “The carrier has no paper”").waitFor();
    expect(await badge(noc).textContent()).toBe("Cancel");
  });

  test("shows the NOC what a colleague has done", async () => {
    const noc = await file("Colleague");
    const colleague = await here.join("noc", "admin");
    await colleague.goto(noc.url());
    await act(colleague, "Approve");
    if (!scripted) await noc.reload();
    await expect.poll(() => badge(noc).textContent()).toBe("Approved - NOC");
    await noc.getByRole("link", { name: "Mark as done" }).waitFor();
    await noc.locator(".history").getByText("approved the request").waitFor();
  });

  test("asks for a reason, keeps it with the request, and goes on where it was", async () => {
    const { page } = here;
    const noc = await file("Dark");
    await noc.getByText("Suspend …").click();
    await noc.getByLabel("Reason").filter({ visible: true }).fill("Half a sen");
    await noc.setViewportSize({ width: 390, height: 844 });
    await noc.getByRole("link", { name: "Other actions" }).click();
    const acts = noc.getByRole("heading", { name: "Other actions" });
    if (scripted) await expect.poll(() => acts.evaluate((place) => place === document.activeElement)).toBe(true);
    else expect(noc.url()).toMatch(/#actions$/);
    const half = noc.getByLabel("Reason").filter({ visible: true });
    expect(await half.inputValue()).toBe("Half a sen");
    await half.fill("");
    await noc.getByRole("button", { name: "Suspend this request" }).click();
    await noc.getByRole("link", { name: "Reason is required" }).click();
    const reason = noc.getByLabel("Reason").filter({ visible: true });
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await noc.getByText("Reason is required").count()).toBe(2);
    if (scripted) {
      // The message below a field at the lower edge of the window is in sight, not the caret alone.
      await noc.evaluate(() => window.scrollTo(0, 0));
      const { y = 0 } = (await reason.boundingBox()) ?? {};
      await noc.setViewportSize({ width: 390, height: Math.round(y) + 30 });
      await reason.press("Control+Enter");
      await noc.waitForFunction(() => {
        const message = document.querySelector("#reason-suspend-error");
        return message && message.getBoundingClientRect().bottom <= window.innerHeight;
      });
      await noc.setViewportSize({ width: 1366, height: 768 });
      await reason.fill("No spare");
      await noc.getByRole("button", { name: "Hide side menu" }).click();
      await noc.getByRole("button", { name: "Show side menu" }).waitFor();
      await noc.getByRole("button", { name: /unread notification/ }).click();
      await noc.getByRole("banner").getByRole("button", { name: "Mark all as read" }).click();
      await noc.getByRole("button", { name: /unread notification/ }).waitFor({ state: "detached" });
      expect(await reason.inputValue()).toBe("No spare");
      expect(await noc.getByText("Reason is required").count()).toBe(2);
    }
    await reason.fill("No spare lamp");
    await noc.getByRole("button", { name: "Suspend this request" }).click();
    await expect.poll(() => badge(noc).textContent()).toBe("Suspend - NOC");
    expect(await noc.locator(".steps").count()).toBe(0);
    await expect.poll(() => noc.getByText("Suspend …").count()).toBe(0);
    expect(await noc.getByText("The request has changed while you were writing").count()).toBe(0);

    await page.reload();
    await page.getByRole("main").getByText("No spare lamp").first().waitFor();
    await page.getByText("Next: the request is on hold").getByText("Reason: “No spare lamp”").waitFor();

    await noc.getByRole("link", { name: "Resume" }).click();
    await noc.getByRole("button", { name: "Resume", exact: true }).click();
    await expect.poll(() => badge(noc).textContent()).toBe("Waiting Approval - NOC");
    await page.reload();
    expect(await page.locator(".steps li.step-done").count()).toBe(1);
  });
});
