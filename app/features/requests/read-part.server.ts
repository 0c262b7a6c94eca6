import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { reference } from "~/provider/rows.server";

/** A part with the request that it names, if it does; as tolerant as the part's own schema. */
const ofRequest = <Row extends z.ZodType>(row: Row) =>
  z.looseObject({ activities: reference.catch(null) }).transform((sent, context) => {
    const { data, error } = row.safeParse(sent);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: "custom", message, path });
    return { request: sent.activities, part: data as z.output<Row> };
  });

/** A request's part in a family; null if there is none. */
export async function readRequestContent<Row extends z.ZodType>(
  provider: Provider,
  family: string,
  row: Row,
  request: number,
): Promise<z.output<Row> | null> {
  const { results } = await provider.list(family, ofRequest(row), { activities_id: request, limit: 1 });
  const [first] = results;
  // The provider may ignore the filter: another request's part would be told, or sent, as this one's.
  return first && [null, request].includes(first.request) ? first.part : null;
}
