import type { Page } from "./pages.ts";
import { PlainPage } from "./plain/page.ts";

/**
 * Does what a toast reports, and waits until the toast has been shown. Script removes it after a second, which a test on a busy machine
 * may miss: the page itself looks for it, from before the act and by a timer, because timers run in the order in which they are due.
 */
export async function seeToast(page: Page, message: string, act: () => Promise<unknown>): Promise<void> {
  if (page instanceof PlainPage) {
    await act();
    return page.getByRole("status").getByText(message).waitFor();
  }
  const isShown = (text: string) =>
    [...document.querySelectorAll("[role=status]")].some((status) => status.textContent.includes(text));
  await Promise.all([page.waitForFunction(isShown, message, { polling: 100 }), act()]);
}
