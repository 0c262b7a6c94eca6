import { expect, test } from "vitest";
import { act } from "../support/acts.ts";
import { journey } from "../support/journey.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

journey("trouble ticket", (here, scripted) => {
  const { heading, press } = here;
  const attach = (name: string, buffer: Buffer, mimeType = "application/pdf") =>
    here.page.getByLabel("Attachment").setInputFiles({ name, mimeType, buffer });

  test("a ticket about a suspended request: refused, filed with an attachment, approved, done, closed", async () => {
    const { page } = here;
    await here.enter("tenant1", "tenant", "/request/requestlist?tab=work&filter_status=SU&filter_type=Goods+Out");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await heading(/^GO-/).waitFor();
    const number = (await heading(/^GO-/).textContent()) ?? "";
    await page.getByText("Trouble Ticket …").click();
    await page.getByRole("link", { name: "Write ticket" }).click();
    await heading("Other / Trouble Ticket").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("tenant1@tenants.example");
    expect(await page.getByLabel("Subject").inputValue()).toBe(number);
    expect(await page.getByLabel("Kind of request").locator("option:checked").textContent()).toBe("Goods Out");
    const site = await page.getByLabel("Site").locator("option:checked").textContent();
    expect(site).toMatch(/^DC /);
    expect(await page.getByLabel("Site").locator("option").allTextContents()).not.toContain("DC Polonia");

    await page.getByLabel("Description").fill("Kapan dilanjutkan?");
    await page.getByLabel("Email").fill("tenant1");
    await attach("laporan.pdf", Buffer.from("not a pdf at all"));
    await press("Submit");
    await page.getByRole("link", { name: "The file must be a PDF, JPG or PNG" }).waitFor();
    await page.getByRole("link", { name: /^Email must be an email address/ }).waitFor();
    expect(await page.getByLabel("Subject").inputValue()).toBe(number);
    expect(await page.getByLabel("Description").inputValue()).toBe("Kapan dilanjutkan?");
    await page.locator("#email:focus").waitFor();

    await page.getByLabel("Email").fill("noc@rimba.example");
    await attach("kosong.pdf", Buffer.alloc(0));
    await press("Submit");
    await page.getByRole("link", { name: "The file is empty" }).waitFor();

    await attach("besar.png", Buffer.concat([png, Buffer.alloc(13 * 1024 * 1024)]), "image/png");
    await press("Submit");
    await page.getByRole("alert").getByText("The file is too large: 10 MB at most").waitFor();
    if (scripted) {
      await page.locator("#attachment:focus").waitFor();
      await page.getByRole("button", { name: "Continue without a file" }).waitFor();
    }
    expect(await page.getByLabel("Attachment").inputValue()).toBe("");
    expect(await page.getByLabel("Email").inputValue()).toBe("noc@rimba.example");

    await attach("foto.png", png, "image/png");
    await press("Submit");
    await heading(/^TT-\d{4}-\d{4}$/).waitFor();
    await page.getByText("Kapan dilanjutkan?").waitFor();
    await page.getByRole("link", { name: "Attachment (png)" }).waitFor();
    const request = page.url();
    await page.getByRole("link", { name: number, exact: true }).click();
    await heading(number).waitFor();

    const noc = await here.joinByHttp("noc", "admin");
    await noc.goto(request.replace("/request/", "/admin/request/"));
    await noc.getByText("noc@rimba.example").waitFor();
    const about = noc.getByRole("link", { name: number, exact: true });
    expect(await about.getAttribute("href")).toMatch(/^\/admin\/request\/requestlist\/goodsout\?id=/);
    await act(noc, "Approve");
    await act(noc, "Mark as done");

    await page.goto(request);
    await act(page, "Close Request");
    await page.getByRole("main").getByText("Ended:").waitFor();
  });
});
