import type { Translate } from "~/language/language";
import { titled } from "~/ui/title";
import type { ListData, ListScreen } from "./list";
import { lastPage, type ListQuery } from "./list-query";

const pageTitle = { en: "{title}, page {page} of {pages}", id: "{title}, halaman {page} dari {pages}" };

/** "Rack List, page 5 of 13"; just the name if there is one page. */
export function listTitle(
  { title }: Pick<ListScreen<never>, "title">,
  { count, query: { page, limit } }: { count: number; query: Pick<ListQuery, "page" | "limit"> },
  t: Translate,
): string {
  const pages = lastPage(count, limit);
  return pages === 1 ? t(title) : t(pageTitle, { title: t(title), page, pages });
}

/** The title of a list screen's page. */
export function listMeta<Row>(screen: ListScreen<Row>) {
  return titled((data: ListData<Row> | undefined, t) => (data ? listTitle(screen, data, t) : t(screen.title)));
}
