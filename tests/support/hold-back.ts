import type { Page } from "./pages.ts";

/** Holds back what the page asks for at these addresses until the returned function is called. */
export async function holdBack(page: Pick<Page, "route">, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}
