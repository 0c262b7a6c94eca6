import type { z } from "zod";
import type { Provider } from "~/provider/index.server";

/** A request's part in a family; null if there is none. */
export async function readRequestContent<Row extends z.ZodType>(
  provider: Provider,
  family: string,
  row: Row,
  request: number,
): Promise<z.output<Row> | null> {
  const { results } = await provider.list(family, row, { activities_id: request, limit: 1 });
  return results[0] ?? null;
}
