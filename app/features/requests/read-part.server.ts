import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { shownReference } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";

/** A part and the request that it names, if it does. */
type PartShape<Row extends z.ZodType> = z.ZodType<{ request: number | null; part: z.output<Row> }>;

/** By row shape: the provider's answers are kept by the shape that they are parsed with. */
const partShapes = new WeakMap<z.ZodType, PartShape<z.ZodType>>();

function partShapeOf<Row extends z.ZodType>(row: Row): PartShape<Row> {
  const shape = partShapes.get(row) ?? makePartShape(row);
  partShapes.set(row, shape);
  return shape as PartShape<Row>;
}

const makePartShape = (row: z.ZodType) =>
  z.looseObject({ activities: shownReference }).transform((sent, context) => {
    const { data, error } = row.safeParse(sent);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: "custom", message, path });
    return { request: sent.activities, part: data };
  });

/** A request's part in a family; null if there is none, which some providers answer with 404. */
export async function readRequestContent<Row extends z.ZodType>(
  provider: Provider,
  family: string,
  row: Row,
  request: number,
): Promise<z.output<Row> | null> {
  const shape = partShapeOf(row);
  const query = { activities_id: request };
  const page = await nullIf(provider.list(family, shape, { ...query, limit: 1 }), "missing");
  const [first] = page?.results ?? [];
  if (!first) return null;
  if (first.request === null || first.request === request) return first.part;
  // The provider ignores the filter: another request's part would be told, or sent, as this one's.
  const parts = await provider.all(family, shape, query);
  return parts.find((part) => part.request === request)?.part ?? null;
}
