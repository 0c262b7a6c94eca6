import type { Database } from "../database/open.ts";

/** The next number of a series, at least four digits: 0001, 0002, … */
export function nextOf(db: Database, series: string): string {
  const { last } = db.one<{ last: number }>(
    "INSERT INTO series VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last",
    series,
  );
  return String(last).padStart(4, "0");
}
