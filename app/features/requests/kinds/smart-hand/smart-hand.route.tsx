import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { refuseUnoffered } from "~/forms/choices.server";
import { openPage, type ReadPage } from "~/forms/open-page.server";
import { nextHour } from "~/language/dates";
import { useT } from "~/language/context";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { SelectField, TextareaField } from "~/forms/fields";
import { MomentField } from "~/forms/time-fields";
import { FormSection, PortalForm, RequiredNote } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import type { StepHint } from "~/ui/step-hint";
import { UpdateChoices } from "~/forms/update-choices";
import { fileRequest } from "../../file-request.server";
import { kinds } from "~/inventory/requests/kinds";
import { noRackHint } from "../../read-racks.server";
import { requestsPath } from "../../requests-path";
import { m } from "./messages";
import { createSmartHand } from "./create-smart-hand.server";
import { readPlaces } from "./read-places.server";
import { smartHandForm, smartHandLabels } from "./smart-hand-form";

const kind = "Smart Hand";
const title = kinds[kind].label;

/** The fields that determine the choices of the fields after them. */
const deciding = ["datacenter", "rack"];

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_smart_hand_tenant", { confirmed: true });
  return openPage(context, reader(context));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_smart_hand_tenant", { confirmed: true });
  const { provider, user, t } = context;
  return fileRequest(context, args.request, smartHandForm(t), {
    kind,
    page: reader(context),
    labels: smartHandLabels,
    send: async (work) => {
      refuseUnoffered((await readPlaces(context, work)).choices, work, smartHandLabels, t);
      return createSmartHand(provider, { ...work, tenant: user.tenant });
    },
  });
}

const reader =
  (context: SignedIn): ReadPage<{ state: FormState; back: string; noRack: StepHint | null }> =>
  async (params) => {
    const given = Object.fromEntries(params);
    const { site, choices } = await readPlaces(context, given);
    const values: Record<string, string> = { dateactivities: nextHour(), ...given, datacenter: site };
    const fields = Object.keys(smartHandLabels).map((name) => [name, [values[name] ?? ""]]);
    const noRack = noRackHint(choices.datacenter, context);
    const state = { token: crypto.randomUUID(), values: Object.fromEntries(fields), errors: {}, choices };
    return { back: requestsPath(context.user), noRack, state };
  };

export default function SmartHand() {
  const t = useT();
  const { back, noRack, ...page } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(page.state);
  const [site = "", rack = ""] = deciding.map((name) => state.values[name]?.[0]);
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(title)}</h1>
        {!noRack && <RequiredNote />}
      </div>
      <PortalForm state={state} stop={noRack} back={back}>
        <FormSection title={m.place} note={m.placeNote}>
          <SelectField name="datacenter" label={m.site} empty={m.chooseSite} required />
          <UpdateChoices after={deciding} />
          <SelectField
            key={`rack ${site}`}
            name="rack"
            label={m.rack}
            empty={site ? m.chooseRack : m.siteFirst}
            required
          />
          <SelectField key={`device ${site} ${rack}`} name="device" label={m.device} empty={m.noDevice} />
        </FormSection>
        <FormSection title={m.work} note={m.workNote}>
          <MomentField name="dateactivities" label={m.planned} hint={m.plannedHint} required />
          <TextareaField name="description" label={m.description} hint={m.descriptionHint} rows={5} required wide />
        </FormSection>
      </PortalForm>
    </>
  );
}
