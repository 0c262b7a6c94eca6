import { z } from "zod";
import { id, text } from "~/provider/rows.server";

export const cableRow = z.object({ id, type: text });
export const connectorRow = z.object({ id, name: text });
export type Connector = z.output<typeof connectorRow>;
