import type { z } from "zod";
import type { Provider } from "~/provider/index.server";

/** The part of a request that a family keeps; null where it keeps none. */
export async function readRequestContent<Row extends z.ZodType>(
  provider: Provider,
  family: string,
  row: Row,
  request: number,
): Promise<z.output<Row> | null> {
  const { results } = await provider.list(family, row, { activities_id: request, limit: 1 });
  return results[0] ?? null;
}
