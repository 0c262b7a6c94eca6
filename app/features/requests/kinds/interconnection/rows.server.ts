import { z } from "zod";
import { id, reference, text } from "~/provider/rows.server";

export const cableRow = z.object({ id, type: text });
export const connectorRow = z.object({ id, name: text, circuittype: reference });
export type Connector = Pick<z.output<typeof connectorRow>, "id" | "name">;
