import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { refuseUnoffered } from "~/forms/choices.server";
import { openPage } from "~/forms/open-page.server";
import { scopeOf } from "~/inventory/interconnections/scopes";
import { firstStep } from "~/inventory/first-step.server";
import { useT } from "~/language/context";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { NumberField, SelectField, TextareaField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote } from "~/forms/form";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { StepHintNotice } from "~/ui/step-hint";
import type { Chosen } from "../../chosen";
import { fileRequest } from "../../file-request.server";
import { DependentFields } from "./dependent-fields";
import { asValues, chosenBy, isFiber, source } from "./end";
import { noRackHint } from "../../read-racks.server";
import { requestsPath } from "../../requests-path";
import { m } from "./messages";
import { readSource, sourceForm, sourceLabels } from "./source.server";
import { families, targetOf } from "./target";
import { TargetTabs } from "./target-tabs";

const sourceFields = (fiber: boolean) => [
  { name: source.rack, label: m.rackSource, empty: m.chooseRack, required: true },
  { name: "circuittype", label: m.cableType, hint: m.cableTypeHint, empty: m.chooseCable, required: true },
  { name: source.device, label: m.deviceSource, empty: m.chooseDevice, none: m.noDevice, required: true },
  {
    name: source.portType,
    label: m.portTypeSource,
    hint: m.portTypeHint,
    empty: m.choosePortType,
    none: m.noPort,
    required: true,
  },
  { name: source.port, label: m.portSource, empty: m.choosePort, required: true },
  {
    name: source.connector,
    label: m.connectorSource,
    empty: m.chooseConnector,
    after: ["circuittype"],
    required: fiber,
  },
];
const deciding = [source.rack, "circuittype", source.device, source.portType];

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled(m.title);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_interconnection_tenant", { confirmed: true });
  return openPage(context, reader(context));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_interconnection_tenant", { confirmed: true });
  const { provider, user, url, t } = context;
  const target = targetOf(url.searchParams);
  const { family, request: kind } = scopeOf("tenant", families[target]);
  return fileRequest(context, args.request, sourceForm(context, target), {
    kind,
    page: reader(context),
    labels: sourceLabels,
    send: async (value: Chosen) => {
      refuseUnoffered((await readSource(context, target, value)).choices, value, sourceLabels, t);
      return provider.create(family, { ...value, tenant: user.tenant });
    },
  });
}

const reader = (context: SignedIn) => async (params: URLSearchParams) => {
  const target = targetOf(context.url.searchParams);
  const chosen = chosenBy(params, source);
  const { cable, choices, proposed } = await readSource(context, target, chosen);
  const lacksService = choices.iixservice?.choices.length === 0;
  return {
    target,
    back: requestsPath(context.user),
    noRack: noRackHint(choices[source.rack], context),
    noService: lacksService ? firstStep("exchangeService", context) : null,
    fiber: isFiber(cable),
    state: { token: crypto.randomUUID(), values: asValues({ ...chosen, ...proposed }), errors: {}, choices },
  };
};

export default function InterconnectionRequest() {
  const t = useT();
  const { target, back, fiber, noRack, noService, ...page } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(page.state);
  const toTenant = target === "tenant";
  const lacksDevice = !!state.values.circuittype?.[0] && state.choices?.[source.device]?.choices.length === 0;
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(m.title)}</h1>
        {!noRack && <RequiredNote />}
      </div>
      <TargetTabs target={target} />
      <PortalForm state={state} stop={noRack} back={back}>
        <FormSection title={m.source} note={m.stepByStep}>
          <p className="field-wide without-script">{t(m.pressUpdate)}</p>
          {lacksDevice && <p className="field-wide notice">{t(m.noDeviceFits)}</p>}
          <DependentFields state={state} fields={sourceFields(fiber)} deciding={deciding} end={source} />
        </FormSection>
        <FormSection title={m.destination} note={toTenant ? m.tenantNote : m.exchangeNote}>
          {noService && (
            <div className="field-wide">
              <StepHintNotice {...noService} />
            </div>
          )}
          {toTenant ? (
            <SelectField
              key="tenant"
              name="destination_tenant"
              label={m.tenantDestination}
              empty={m.chooseTenant}
              required
            />
          ) : (
            <SelectField
              key="service"
              name="iixservice"
              label={m.service}
              empty={state.choices?.iixservice?.choices.length ? m.chooseService : m.noService}
              required
            />
          )}
          <NumberField name="cable" label={m.length} hint={m.lengthHint} unit="m" />
          <TextareaField name="remark" label={m.remark} wide />
        </FormSection>
      </PortalForm>
    </>
  );
}
