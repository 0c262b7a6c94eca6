import type { z } from "zod";
import type { Page, Query, Reads } from "~/provider/index.server";

/** The families whose records have a telephone number. */
const WITH_PHONE: ReadonlySet<string> = new Set(["user", "userdatacenter", "tenants", "datacenters"]);

/** A telephone number, or its beginning, with country or area code: "+62 812 5550", "(021) 5550-1471". */
const PHONE = /^\(?(?:\+|62|0)[\d\s().-]{5,}$/;

/** The digits that a telephone number has in every notation, without the codes before them; null for other texts. */
export const phoneDigits = (search: string): string | null =>
  PHONE.test(search.trim()) ? search.replace(/\D/g, "").replace(/^(?:62)?0?/, "") : null;

/**
 * A page of a list that is searched. The notation in which a telephone number is stored is not the one in which it is
 * shown: if it is not found as typed, its digits are searched.
 */
export async function readSearched<Row extends z.ZodType>(
  reads: Reads,
  family: string,
  row: Row,
  query: Query & { search: string },
): Promise<Page<z.output<Row>>> {
  const page = await reads.list(family, row, query);
  const digits = page.count === 0 && WITH_PHONE.has(family) ? phoneDigits(query.search) : null;
  return digits ? reads.list(family, row, { ...query, search: digits }) : page;
}
