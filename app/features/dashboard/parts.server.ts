import type { z } from "zod";
import type { Message } from "~/language/language";
import type { Query, Reads } from "~/provider/index.server";
import { optional } from "~/session/optional.server";
import { nullIf } from "~/session/thrown-answer";
import { m as figureWords } from "~/ui/messages";

/**
 * Reads the parts of a dashboard, each by its title: one that cannot be read is null and among `unread`, and the others
 * are shown.
 */
export function dashboardParts() {
  const unread: Message[] = [];
  let asked = 0;
  let failure: unknown;
  async function part<T>(title: Message, reading: Promise<T>): Promise<T | null> {
    asked += 1;
    const noting = reading.catch((thrown: unknown) => {
      failure = thrown;
      throw thrown;
    });
    const read = await optional(title.en, noting);
    if (read === null) unread.push(title);
    return read;
  }

  /** The figures, a part of their own; all of them are missing where the provider has none for the reader. */
  async function figuresPart<Figures extends z.ZodType>(
    provider: Reads,
    family: string,
    figures: Figures,
    query?: Query,
  ): Promise<z.output<Figures>> {
    const none = figures.parse({});
    const reading = nullIf(provider.read(family, figures, query), "refused", "missing").then((read) => read ?? none);
    return (await part(figureWords.figures, reading)) ?? none;
  }

  /** To be called when all parts were asked for: without any of them the page is that of their failure. */
  function requireAny(): void {
    if (unread.length === asked) throw failure;
  }

  return { unread, part, figuresPart, requireAny };
}
