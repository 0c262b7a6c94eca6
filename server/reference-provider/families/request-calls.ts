import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { takeAction } from "../domain/take-action.ts";
import { askingTenant, file } from "../domain/filing.ts";
import type { Kind } from "../domain/kinds.ts";
import { addressOf, readRecord } from "../engine/crud.ts";
import { objectOf } from "../engine/body.ts";
import { moment } from "../engine/fields.ts";
import { created, endpoint, idOf, type Call } from "../engine/endpoint.ts";
import { fieldErrors, invalidPk } from "../engine/errors.ts";
import { find, type Family } from "../engine/family.ts";
import { listRecords } from "../engine/list.ts";
import { readInput } from "../engine/read-input.ts";
import { isVisible } from "../engine/visible.ts";
import { createRecord } from "../engine/write.ts";
import type { Provider } from "../provider.ts";
import { goodsIn, goodsInDetails, goodsOut } from "./goods.ts";
import { crossConnectForm, iixForm } from "./interconnection-forms.ts";
import { dismantles, smartHands, tickets } from "./request-parts.ts";
import { requests } from "./requests.ts";

/** The form that files the requests of a kind, and the input that distinguishes kinds with the same form. */
const forms: Partial<Record<Kind, { readonly form: Family; readonly by?: string }>> = {
  "Trouble Ticket": { form: tickets },
  "Smart Hand": { form: smartHands },
  "Goods Out": { form: goodsOut },
  "Goods Out Replace": { form: goodsOut, by: "replace" },
  "Goods In": { form: goodsIn },
  "Goods In Replace": { form: goodsIn, by: "replace_goodsout" },
  Dismantle: { form: dismantles },
  "Cross Connect": { form: crossConnectForm },
  "IIX Interconnection": { form: iixForm },
};

/** The kinds without a part of their own. */
const plainKinds = ["MMR Colocation", "Rack Colocation", "Electricity"] as const;

/** Requests: their list, actions and histories, and the sums of the drafts. */
export function serveRequests(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;

  endpoint(app, "/activities/", {
    GET: (call) => listRecords(db, requests, call.caller, call.query, addressOf(call)),
    POST: async (call) => created(call, await fileKind(provider, call)),
  });

  endpoint(app, "/activities/:id/", {
    GET: (call) => readRecord(provider, requests, call, idOf(call)),
    POST: (call) => {
      const id = idOf(call);
      readRecord(provider, requests, call, id);
      takeAction(provider, call.caller, id, call.body);
      return readRecord(provider, requests, call, id);
    },
  });

  endpoint(app, "/activities/:id/history/", {
    GET: (call) => {
      const { id } = readRecord(provider, requests, call, idOf(call));
      return db.all(
        `SELECT h.created_at, u.first_name AS user_name, h.from_group, h.action, h.status, h.status_key, h.reason
         FROM activity_history h JOIN user u ON u.id = h.user WHERE h.activities = ? ORDER BY h.created_at, h.id`,
        id,
      );
    },
  });

  endpoint(app, "/goodsindetailtotalweightpower/", {
    GET: ({ caller, query }) => {
      const own = goodsInDetails.access.readable(caller);
      return db.get(
        `SELECT coalesce(round(sum(weight), 2), 0) AS weight, coalesce(round(sum(power), 2), 0) AS power FROM goodsindetail t
         WHERE goodsin IS NULL AND racks = ? AND (? IS NULL OR tenant = ?) AND (${own.sql})`,
        query["racks_id"] ?? null,
        query["tenant_id"] ?? null,
        query["tenant_id"] ?? null,
        ...own.values,
      );
    },
  });
}

/** Files a request by the name of its kind; the body has the kind's own part. */
async function fileKind(provider: Provider, call: Call) {
  const { body } = call;
  const kinds = [...(Object.keys(forms) as Kind[]), ...plainKinds];
  const { activitytype_type: kind } = readInput(
    z.object({ activitytype_type: z.enum(kinds, "Not a valid choice.") }),
    body,
  );
  const part = forms[kind];
  if (!part) return filePlain(provider, call, kind);
  const { form, by } = part;
  if (by && !objectOf(body)[by]) throw fieldErrors({ [by]: ["This field is required."] });
  return createRecord(provider, form, call);
}

const plainForm = z.object({
  tenant: z.coerce.number("This field is required."),
  datacenter: z.coerce.number("This field is required."),
  dateactivities: moment({ optional: true }).schema.optional(),
  reason: z.string().max(1000).nullish(),
});

function filePlain(provider: Provider, { caller, body }: Call, kind: Kind) {
  const { db } = provider;
  const own = askingTenant(caller, "view_request_list_tenant");
  const { tenant, ...request } = readInput(plainForm, body);
  if (tenant !== own) throw fieldErrors({ tenant: [invalidPk(tenant)] });
  if (!isVisible(db, "datacenters", request.datacenter, caller))
    throw fieldErrors({ datacenter: [invalidPk(request.datacenter)] });
  return db.transaction(() => {
    const id = file(provider, caller, { kind, ...request });
    const record = find(db, requests, caller, id, requests.access.readable(caller));
    return { ...record, activities: id };
  });
}
