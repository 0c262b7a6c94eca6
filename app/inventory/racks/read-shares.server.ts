import type { z } from "zod";
import type { Query, Reads } from "~/provider/index.server";
import { nullIf } from "~/session/thrown-answer";

/** Shares of racks; none where the provider has no such family, or refuses it: the racks themselves are still there. */
export const readShares = async <Row extends z.ZodType>(
  provider: Reads,
  row: Row,
  query?: Query,
): Promise<z.output<Row>[]> => (await nullIf(provider.all("rackshare", row, query), "missing", "refused")) ?? [];
