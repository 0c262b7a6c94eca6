import type { LoaderFunctionArgs } from "@remix-run/node";
import { readShortNumber } from "~/features/requests/code/request-number";
import type { Suggestions } from "~/ui/suggestion";
import { requireSide } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";
import { findEverywhere, requestOfCode } from "./find.server";
import { m } from "./messages";

/** The number of suggestions per family. */
const FEW = 4;

/** How old suggestions may be: letters are typed, deleted and typed again. */
const MAX_AGE_MS = 10_000;

/** The matches for somebody who is typing: one search per family. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { t, url, provider } = context;
  const words = url.searchParams.get("q")?.trim() ?? "";
  const request = words && (await requestOfCode(context, words));
  const found =
    words && !request ? await findEverywhere(context, words, { few: FEW, reads: provider.recent(MAX_AGE_MS) }) : [];
  const isActionAsked = (readShortNumber(words)?.actions.length ?? 0) > 0;
  const groups = found.flatMap(({ source: { title }, page }) => {
    const records = page?.results ?? [];
    const items = records.flatMap(({ to, name, kind, note, actions }) => {
      const record = { to, name, note: [kind && t(kind), note].filter(Boolean).join(", ") };
      const shownActions = actions.map(({ to, icon, label }) => ({
        to,
        icon,
        name: t(m.actOn, { action: t(label), name }),
        note: "",
      }));
      return isActionAsked ? [...shownActions, record] : [record, ...shownActions];
    });
    return items.length > 0 ? [{ title: t(title), items }] : [];
  });
  const opened = request ? [{ title: t(m.requests), items: [{ to: request, name: words, note: "" }] }] : [];
  return context.reply(Response.json({ words, groups: [...opened, ...groups] } satisfies Suggestions));
}
