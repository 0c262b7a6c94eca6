import type { Page } from "./pages.ts";

/** Presses a button, and once more before the page has its answer, which comes from these addresses. */
export async function pressTwice(page: Page, name: RegExp, addresses: string): Promise<void> {
  const answer = await holdBack(page, addresses);
  const button = page.getByRole("button", { name });
  await button.click();
  await page.getByRole("button", { name: /^Sending / }).waitFor();
  await button.press("Enter");
  answer();
}

/** Holds back what the page asks for at these addresses until the returned function is called. */
export async function holdBack(page: Pick<Page, "route">, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}
