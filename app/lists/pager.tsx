import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { Icon } from "~/ui/icon";
import { ListLink, useListParams } from "./list-link";
import { m } from "./messages";
import { withParams, lastPage, type ListQuery, pageSizes } from "./list-query";

/** Below a list: which rows are shown, the page size, and the pages. */
export function ListFoot({ query, count }: { query: Pick<ListQuery, "page" | "limit">; count: number }) {
  const t = useT();
  const params = useListParams();
  const { page, limit } = query;
  const from = Math.min(count, (page - 1) * limit + 1);
  const last = lastPage(count, limit);
  // On paper, a list on one page has its count at the top.
  return (
    <div className={last === 1 ? "list-foot screen-only" : "list-foot"}>
      <p role="status">{t(m.range, { from, to: Math.min(count, page * limit), count })}</p>
      {/* With other links the focus moves to the heading, from which a list of another length is read. */}
      <nav key={limit} className="pager" aria-label={t(m.rowsPerPage)}>
        <span className="dimmed">{t(m.rows)}</span>{" "}
        {pageSizes.map((size) => (
          <ListLink
            key={size}
            to={withParams(params, { limit: size })}
            stay="top"
            aria-current={size === limit ? "true" : undefined}
            aria-label={t(m.rowCount, { count: size })}
          >
            {`${size} `}
          </ListLink>
        ))}
      </nav>
      <Pager page={page} last={last} />
    </div>
  );
}

function Pager({ page, last }: { page: number; last: number }) {
  const t = useT();
  const language = useLanguage();
  const params = useListParams();
  if (last === 1) return null;
  const to = (number: number) => withParams(params, { page: number });
  return (
    <nav className="pager" aria-label={t(m.pages)}>
      {page > 1 && (
        <ListLink to={to(page - 1)} rel="prev">
          <Icon name="left" />
          {t(m.previous)}{" "}
        </ListLink>
      )}
      {pageWindow(page, last).map((number, at) =>
        number === null ? (
          <span key={`gap ${at}`}>… </span>
        ) : (
          <ListLink
            key={number}
            to={to(number)}
            aria-current={number === page ? "page" : undefined}
            aria-label={t(m.page, { page: number })}
          >
            {`${formatNumber(number, language)} `}
          </ListLink>
        ),
      )}
      {page < last && (
        <ListLink to={to(page + 1)} rel="next">
          {t(m.next)}
          <Icon name="chevron" />
        </ListLink>
      )}
    </nav>
  );
}

/** The pages to link: the first, the last and three around the current one (spec 1 §9); null is a gap. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const from = Math.max(1, Math.min(page - 1, last - 2));
  const shown = new Set([1, from, from + 1, from + 2, last].filter((number) => number <= last));
  return [...shown].flatMap((number, at, all) => {
    const gap = number - (all[at - 1] ?? 0);
    if (gap === 1) return [number];
    return [gap === 2 ? number - 1 : null, number];
  });
}
