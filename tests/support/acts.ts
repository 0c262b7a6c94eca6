import type { Locator, Page, Words } from "./pages.ts";

/** The title of a page, by its whole text. */
export const heading = (page: Page, name: Words): Locator => page.getByRole("heading", { level: 1, name, exact: true });

/** Presses a button, by its whole name. */
export const press = (page: Page, name: Words): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Takes an action on the request whose page is open, including its confirmation, and returns to the request's page. */
export async function act(page: Page, name: string): Promise<void> {
  const number = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Are You Sure?" }).waitFor();
  await press(page, name);
  await heading(page, number).waitFor();
}

/** The rest of a filed request's life, on both sides: the NOC approves it and marks it done, its tenant closes it. */
export async function completeRequest(tenant: Page, noc: Page, request: string): Promise<void> {
  await noc.goto(request.replace("/request/", "/admin/request/"));
  await act(noc, "Approve");
  await act(noc, "Mark as done");
  await tenant.goto(request);
  await act(tenant, "Close Request");
  await tenant.getByRole("main").getByText("Ended:").waitFor();
}
