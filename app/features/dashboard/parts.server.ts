import type { Message } from "~/language/language";
import { optional } from "~/session/optional.server";

/**
 * Reads the parts of a dashboard, each by its title: one that cannot be read is null and among `unread`, and the others
 * are shown.
 */
export function dashboardParts() {
  const unread: Message[] = [];
  async function part<T>(title: Message, reading: Promise<T>): Promise<T | null> {
    const read = await optional(title.en, reading);
    if (read === null) unread.push(title);
    return read;
  }
  return { unread, part };
}
