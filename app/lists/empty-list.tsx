import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { Icon } from "~/ui/icon";
import { type StepHint, StepHintText } from "~/ui/step-hint";
import type { ListQuery } from "./list-query";
import { m } from "./messages";

/** What an empty list shows: that nothing matches, or, if nothing narrows it, how its first row comes about. */
export function EmptyList({ query: { search, filters }, nothing }: { query: ListQuery; nothing: Message | StepHint }) {
  const t = useT();
  const narrowed = [search, ...Object.values(filters)].some(Boolean);
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>{t(m.noData)}</h2>
      {narrowed ? <p>{t(m.nothingFits)}</p> : "text" in nothing ? <StepHintText {...nothing} /> : <p>{t(nothing)}</p>}
    </div>
  );
}
