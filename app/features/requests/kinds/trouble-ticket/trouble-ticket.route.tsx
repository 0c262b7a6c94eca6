import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readChoices } from "~/forms/choices.server";
import type { Section } from "~/crud/form-fields";
import { fieldsOf, labelsOf } from "~/crud/sections";
import { FormPage } from "~/crud/form-page";
import { openPage, type ReadPage } from "~/forms/open-page.server";
import { flag, id, text } from "~/provider/rows.server";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { wholeList } from "~/forms/form";
import type { ChoiceList, FormState } from "~/forms/form-state";
import { useFormPage } from "~/forms/last-result";
import { nullIf } from "~/session/thrown-answer";
import { titled } from "~/ui/title";
import { fileRequest } from "../../file-request.server";
import { requestsPath } from "../../requests-path";
import { readPlaces } from "../smart-hand/read-places.server";
import { type KindName, kindLabel } from "~/inventory/requests/kinds";
import { m } from "./messages";
import { ticketForm } from "./ticket-form.server";

const sections: readonly Section[] = [
  {
    title: m.about,
    note: m.aboutNote,
    fields: [
      {
        as: "text",
        name: "email",
        label: m.email,
        hint: m.emailHint,
        type: "email",
        autoComplete: "email",
        required: true,
      },
      { as: "text", name: "subject", label: m.subject, hint: m.subjectHint, required: true },
      { as: "select", name: "datacenter", label: m.site, empty: m.chooseSite, required: true },
      { as: "select", name: "activitytypes", label: m.kind, hint: m.kindHint, empty: m.chooseKind, required: true },
    ],
  },
  {
    title: m.message,
    note: m.messageNote,
    fields: [
      { as: "textarea", name: "description", label: m.description, rows: 6, required: true, wide: true },
      {
        as: "file",
        name: "attachment",
        label: m.attachment,
        hint: m.attachmentHint,
        accept: "application/pdf,image/jpeg,image/png",
        wide: true,
      },
    ],
  },
];

const ticketKind: KindName = "Trouble Ticket";
const siteState = z.object({ status: text }).transform(({ status }) => status === "" || flag.parse(status));
const site = { family: "datacenters", label: "name", isOffered: (record: object) => siteState.parse(record) };
const active = { status: "Y" };
const activityType = z.object({ id, type: text });

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(m.title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_trouble_ticket_tenant", { confirmed: true });
  return openPage(context, reader(context));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_trouble_ticket_tenant", { confirmed: true });
  return fileRequest(context, args.request, ticketForm(context.t), {
    kind: ticketKind,
    page: reader(context),
    labels: labelsOf(sections),
    send: (ticket) => context.provider.create("ticket/ticket", ticket),
  });
}

/** The sites, or those of the tenant's racks where its people may not list all. */
async function readSites(context: SignedIn, params: URLSearchParams): Promise<ChoiceList> {
  const listed = readChoices(context.provider, site, {
    search: params.get("datacenter-search"),
    chosen: params.get("datacenter"),
    narrowed: active,
  });
  return (await nullIf(listed, "refused")) ?? (await readPlaces(context, {})).choices.datacenter;
}

/** A ticket about a request is prefilled with the number, site and kind in the URL (spec 2 §4); any other is of its own kind. */
const reader =
  (context: SignedIn): ReadPage<{ state: FormState; back: string }> =>
  async (params) => {
    const { provider, user, t } = context;
    const [sites, types] = await Promise.all([readSites(context, params), provider.all("activitytype", activityType)]);
    const kindChoices = types.map(({ id, type }) => ({ value: String(id), label: t(kindLabel(type)) }));
    const ticket = types.find(({ type }) => type === ticketKind);
    const begun = { email: user.email, ...(ticket && { activitytypes: String(ticket.id) }) };
    const given: Record<string, string> = { ...begun, ...Object.fromEntries(params) };
    const fields = fieldsOf(sections).map(({ name }) => [name, [given[name] ?? ""]]);
    return {
      back: requestsPath(user),
      state: {
        token: crypto.randomUUID(),
        values: Object.fromEntries(fields),
        errors: {},
        choices: { datacenter: sites, activitytypes: wholeList(kindChoices) },
      },
    };
  };

export default function TroubleTicket() {
  const page = useFormPage<typeof loader>();
  return <FormPage screen={{ edit: m.title, sections }} editing={false} {...page} />;
}
