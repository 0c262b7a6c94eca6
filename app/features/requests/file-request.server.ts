import { z } from "zod";
import type { Message } from "~/language/language";
import type { ReadPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { requestListPath } from "~/paths";
import { reference } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { requestPath, type KindName } from "~/inventory/requests/kinds";
import { m } from "./messages";

/** The answer to filing a request: the request that was created (contract §11). */
const filed = z.object({ activities: reference }).catch({ activities: null });

interface Filing<Value> {
  kind: KindName;
  /** Reads the form's page, if it changes with what is typed. */
  page?: ReadPage<unknown>;
  /** The fields' labels, for provider messages that do not name the field. */
  labels: Readonly<Record<string, Message>>;
  /** Sends the form's value to the family. */
  send: (value: Value) => Promise<unknown>;
  /** Where to go after filing, if not to the request's `page`. */
  then?: (id: number, page: string) => string;
}

/** Answers a form that files a request: its messages, or a redirect to the new request. */
export function fileRequest<Schema extends z.ZodType>(
  context: SignedIn,
  request: Request,
  schema: Schema,
  { kind, page, labels, send, then }: Filing<z.output<Schema>>,
) {
  return submit(context, request, schema, {
    page,
    labels,
    send: async (value: z.output<Schema>) => {
      const { activities: id } = filed.parse(await send(value));
      const requestPage = requestPath("tenant", { kind, request: id });
      return then && id !== null ? then(id, requestPage) : requestPage;
    },
    then: (_form, next) => next,
    toast: m.filed,
    list: requestListPath("tenant"),
  });
}
