import { z } from "zod";
import type { Message } from "~/language/language";
import type { ReadPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import type { Told } from "~/forms/told.server";
import { reference } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { requestPath, type KindName } from "~/inventory/requests/kinds";
import { m } from "./messages";
import { isDenied } from "./read-request.server";
import { requestsPath } from "./requests-path";

const notShownYet: Told = {
  en: "The data service has accepted the request, but does not show it yet.",
  id: "Layanan data telah menerima permintaan ini, tetapi belum menampilkannya.",
  isDoubtful: true,
};

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

/**
 * Answers a form that files a request: its messages, or a redirect to the new request. A provider may not show it at
 * once, as one that reads from a replica of its database: then the redirect leads to the list.
 */
export function fileRequest<Schema extends z.ZodType>(
  context: SignedIn,
  request: Request,
  schema: Schema,
  { kind, page, labels, send, then }: Filing<z.output<Schema>>,
) {
  const { user } = context;
  const list = requestsPath(user);
  return submit(context, request, schema, {
    page,
    labels,
    send: async (value: z.output<Schema>) => {
      const { activities: id } = filed.parse(await send(value));
      if (!allowed(user, "view_request_list_tenant")) return { next: list, told: m.filed };
      if (id !== null && (await isDenied(context, id))) return { next: list, told: notShownYet };
      const requestPage = requestPath("tenant", { kind, request: id });
      return { next: then && id !== null ? then(id, requestPage) : requestPage, told: m.filed };
    },
    then: (_form, { next }) => next,
    toast: ({ told }) => told,
    list,
  });
}
