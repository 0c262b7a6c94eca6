import { z } from "zod";
import type { ReadPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { requestListPath } from "~/paths";
import { reference } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { requestPath, type KindName } from "~/inventory/requests/kinds";
import { m } from "./messages";

/** What filing a part answers: the request that it opened (contract §11). */
const filed = z.object({ activities: reference }).catch({ activities: null });

interface Filing<Value> {
  kind: KindName;
  /** How the form's page is read, where it changes with what is typed. */
  page?: ReadPage<unknown>;
  /** Sends the form's value to the part's family. */
  send: (value: Value) => Promise<unknown>;
  /** Where the new request goes on, if not on its `page`. */
  then?: (id: number, page: string) => string;
}

/** Answers the form that files a request: with its messages, or on to the new request. */
export function fileRequest<Schema extends z.ZodType>(
  context: SignedIn,
  request: Request,
  schema: Schema,
  { kind, page, send, then }: Filing<z.output<Schema>>,
) {
  return submit(context, request, schema, {
    page,
    send: async (value: z.output<Schema>) => filed.parse(await send(value)).activities,
    then: (_form, id) => {
      const itsPage = requestPath("tenant", { kind, request: id });
      return then && id !== null ? then(id, itsPage) : itsPage;
    },
    toast: m.filed,
    list: requestListPath("tenant"),
  });
}
