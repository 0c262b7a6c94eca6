/** A part of a WHERE clause with its values; `t` is the family's own table. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export const condition = (sql: string, ...values: readonly unknown[]): Condition => ({ sql, values });
export const everything = condition("1");
export const nothing = condition("0");

export function and(conditions: readonly Condition[]): Condition {
  const restrictions = conditions.filter(({ sql }) => sql !== everything.sql);
  return {
    sql: restrictions.map(({ sql }) => `(${sql})`).join(" AND ") || everything.sql,
    values: restrictions.flatMap(({ values }) => values),
  };
}
