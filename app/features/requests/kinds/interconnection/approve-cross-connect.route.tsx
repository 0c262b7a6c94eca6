import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { refuseUnoffered } from "~/forms/choices.server";
import { openPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { CablePath } from "~/inventory/interconnections/cable-path";
import { m as interconnectionWords } from "~/inventory/interconnections/messages";
import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { requestListPath } from "~/paths";
import { requireTenant, type SignedIn } from "~/session/guards.server";
import { TextareaField } from "~/forms/fields";
import { FieldsForm, FormSection, RequiredNote, SaveDraft, SubmitButton } from "~/forms/form";
import { m as formWords } from "~/forms/messages";
import { m as uiWords } from "~/ui/messages";
import { Icon } from "~/ui/icon";
import { DraftNotice } from "~/forms/draft-notice";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { StyledStatusBadge } from "~/ui/status";
import { titled, titleWith } from "~/ui/title";
import { performAction } from "../../perform-action.server";
import { requestAndSite, requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle } from "~/inventory/requests/status";
import { DependentFields } from "./dependent-fields";
import { approvalForm, destinationLabels, readDestination } from "./destination.server";
import { asValues, chosenBy, connectedTo, destination, isFiber, isUtp, offered } from "./end";
import { m } from "./messages";
import { readPendingApproval } from "./read-pending-approval.server";
import "./numbered.css";

/** What later choices depend on. */
const deciding = [destination.rack, destination.device, destination.portType];
/** The cable path shows the port too. */
const shownAbove = [...deciding, destination.port];

const fieldsFor = (fiber: boolean) => [
  { name: destination.rack, label: m.rackDestination, empty: m.chooseRack, required: true },
  { name: destination.device, label: m.deviceDestination, empty: m.chooseDevice, none: m.noDevice, required: true },
  {
    name: destination.portType,
    label: m.portTypeDestination,
    hint: fiber ? m.portTypeHint : undefined,
    empty: m.choosePortType,
    none: m.noPort,
    required: true,
  },
  { name: destination.port, label: m.portDestination, empty: m.choosePort, required: true },
  {
    name: destination.connector,
    label: m.connectorDestination,
    empty: m.chooseConnector,
    after: [],
    required: fiber,
  },
];

export { shouldRevalidate } from "~/forms/last-result";
export const meta = titled<{ request?: RequestRow } | undefined>((data, t) =>
  titleWith(t(m.approveTitle), data?.request && requestName(data.request)),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_request_list_tenant", { confirmed: true });
  return openPage(context, reader(context));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireTenant(args, "view_request_list_tenant", { confirmed: true });
  const { provider, t } = context;
  // Read only when the form takes effect: sent twice, it finds the request already approved.
  const schema = async () => {
    const asked = await readPendingApproval(context);
    return approvalForm(t, asked.row.cableType).transform((end) => ({ asked, end }));
  };
  return submit(context, args.request, schema, {
    page: reader(context),
    labels: destinationLabels,
    send: async ({ asked, end }) => {
      refuseUnoffered((await readDestination(context, asked, end)).choices, end, destinationLabels, t);
      return performAction(context, asked.request, "app_cc", (path, act) => provider.create(path, { ...end, ...act }));
    },
    // Spec 2 §4: the message names the request.
    then: requestListPath("tenant"),
    toast: (message) => message,
  });
}

/** The request is read each time: it may no longer be waiting, which may be why the form was refused. */
const reader = (context: SignedIn) => async (params: URLSearchParams) => {
  const asked = await readPendingApproval(context);
  const chosen = chosenBy(params, destination);
  const { device, choices, proposed } = await readDestination(context, asked, chosen);
  const portType = proposed[destination.portType] ?? "";
  const port = offered(choices[destination.port]?.choices ?? [], proposed[destination.port])?.label ?? "";
  const { request, row } = asked;
  return {
    request,
    name: requestAndSite(request),
    row: device ? connectedTo(row, device, { portType, port }) : row,
    tenant: context.user.tenant,
    state: { token: crypto.randomUUID(), values: asValues({ ...chosen, ...proposed }), errors: {}, choices },
  };
};

export default function ApproveCrossConnect() {
  const t = useT();
  const { request, name, row, tenant, ...read } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(read.state);
  const { source, cableType: cable, remark } = row;
  const requestPage = requestPagePath("tenant", request);
  const asks = source.connector ? m.asksWithConnector : m.asks;
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(m.approveTitle)}</h1>
        <StyledStatusBadge status={stateStyle(request.status)} />
        <p>{name}</p>
        <RequiredNote />
      </div>
      <p>
        {t(asks, { tenant: source.tenantName || NOTHING, cable: cable || NOTHING, connector: source.connector })}{" "}
        {t(m.sourceReserved)}
      </p>
      {remark && <p>{t(m.itsRemark, { remark })}</p>}
      <section className="section" aria-labelledby="path">
        <div className="section-head">
          <h2 id="path">{t(m.path)}</h2>
        </div>
        <CablePath row={row} tenant={tenant} unchosen={interconnectionWords.notChosenYet} />
      </section>
      <p className="notice section">
        <Icon name="info" />
        <span>{isUtp(cable) ? t(m.onlyMeetMe) : t(m.allRacks, { cable: cable || NOTHING })}</span>
      </p>
      <DraftNotice />
      <FieldsForm state={state} className="section numbered">
        <FormSection title={m.destination} note={m.stepByStep}>
          <p className="field-wide without-script">{t(m.pressUpdate)}</p>
          <DependentFields
            state={state}
            fields={fieldsFor(isFiber(cable))}
            deciding={deciding}
            updating={shownAbove}
            end={destination}
          />
          <TextareaField name="remark" label={m.description} wide />
        </FormSection>
        <div className="action-bar">
          <SubmitButton label={formWords.submit} />{" "}
          <Link className="button" to={requestPage}>
            {t(uiWords.back)}
          </Link>{" "}
          <SaveDraft />{" "}
          <Link className="button button-danger" to={`${requestPage}&act=reject`}>
            <Icon name="stop" />
            {t(m.reject)}
          </Link>
        </div>
      </FieldsForm>
    </>
  );
}
