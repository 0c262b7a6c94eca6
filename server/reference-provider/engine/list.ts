import type { Database, Row } from "../database/open.ts";
import type { Caller } from "../auth/caller.ts";
import { and, everything, type Condition } from "./condition.ts";
import { show, type Family } from "./family.ts";
import { allFrom, bounds, type Query } from "./query.ts";
import { search } from "./search.ts";

/** DRF's page of a list. `next` and `previous` are absolute addresses. */
interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Row[];
}

/** The page of a family's list that the query asks for, of the rows that the caller may read. `address` is the call's own. */
export function listRecords(db: Database, family: Family, caller: Caller, query: Query, address: URL): Page {
  const { limit, offset } = bounds(query);
  const searched = (caller.side === "tenant" && family.searchOfTenants) || family.search;
  const where = and([
    family.access.readable(caller),
    ...(family.listed ? [family.listed(query)] : []),
    ...filters(family, query),
    ...search(family, searched, query["search"] ?? ""),
  ]);
  const matching = where.sql === everything.sql ? "" : `WHERE ${where.sql}`;
  const { count } = db.one<{ count: number }>(
    `SELECT count(*) AS count ${family.from(where.sql)} ${matching}`,
    ...where.values,
  );
  const order = ordering(family, query["ordering"] ?? "");
  const ids = db.all<{ id: number }>(
    `SELECT t.id ${family.from(where.sql + order)} ${matching} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...where.values,
    limit,
    offset,
  );
  const rows = new Map(
    db
      .all(`${family.select} WHERE t.id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids.map(({ id }) => id)))
      .map((row) => [row["id"], row]),
  );
  return {
    count,
    next: limit > 0 && offset + limit < count ? at(address, limit, offset + limit) : null,
    previous: offset > 0 ? at(address, limit > 0 ? limit : allFrom, limit > 0 ? offset - limit : 0) : null,
    results: ids.flatMap(({ id }) => {
      const row = rows.get(id);
      return row ? [show(family, row, caller)] : [];
    }),
  };
}

function filters(family: Family, query: Query): Condition[] {
  return Object.entries(family.filters ?? {}).flatMap(([name, filter]) => {
    const text = query[name]?.trim();
    return (text && filter(text)) || [];
  });
}

/**
 * ORDER BY for the shown names of the query; unknown names are ignored. Ends with the id, so that pages do not overlap,
 * in the direction of the last name, so that an index serves both.
 */
function ordering(family: Family, asked: string): string {
  const terms = asked
    .split(",")
    .slice(0, 5)
    .flatMap((term) => orderTerm(family, term.trim()));
  if (terms.length === 0) terms.push(...orderTerm(family, family.ordering));
  return [...terms, `t."id" ${terms.at(-1)?.endsWith("DESC") ? "DESC" : "ASC"}`].join(", ");
}

function orderTerm(family: Family, term: string): string[] {
  const column = family.columns.get(term.replace(/^-/, ""));
  return column ? [`${column.order} ${term.startsWith("-") ? "DESC" : "ASC"}`] : [];
}

function at(address: URL, limit: number, offset: number): string {
  const page = new URL(address);
  page.searchParams.set("limit", String(limit));
  if (offset > 0) page.searchParams.set("offset", String(offset));
  else page.searchParams.delete("offset");
  return page.href;
}
