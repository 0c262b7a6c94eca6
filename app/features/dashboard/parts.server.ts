import type { z } from "zod";
import type { Message } from "~/language/language";
import type { Query, Reads } from "~/provider/index.server";
import { optional } from "~/session/optional.server";
import { nullIf } from "~/session/thrown-answer";

/** A dashboard's figures; all of them are missing where the provider has none for the reader. */
export const readFigures = async <Figures extends z.ZodType>(
  provider: Reads,
  family: string,
  figures: Figures,
  query?: Query,
): Promise<z.output<Figures>> =>
  (await nullIf(provider.read(family, figures, query), "refused", "missing")) ?? figures.parse({});

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
