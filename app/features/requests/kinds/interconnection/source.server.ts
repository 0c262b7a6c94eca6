import { z } from "zod";
import { readChoices } from "~/forms/choices.server";
import { optionalChoice, optionalQuantity, optionalText, requiredChoice, requiredOption } from "~/forms/schema";
import { portTypes } from "~/inventory/devices/ports";
import { namedIixServices } from "~/inventory/services/iix-services.server";
import { serviceRow } from "~/inventory/services/rows.server";
import { serviceText } from "~/inventory/services/service";
import type { Translate } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import { wholeList } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import { readRacks } from "../../read-racks.server";
import type { Chosen } from "../../chosen";
import { chosenOrOnly, connectorChoice, isFiber, isUtp, offered, source } from "./end";
import { m } from "./messages";
import { type Choices, type ReadEnd, readConnectors, readEnd } from "./read-end.server";
import { cableRow } from "./rows.server";
import type { Target } from "./target";

const sourceFields = (t: Translate) => ({
  devicesrcrack: requiredChoice(t, m.rack),
  circuittype: requiredChoice(t, m.cableType),
  devicesrc: requiredChoice(t, m.device),
  jenisportsrc: requiredOption(t, m.portType, portTypes),
  devicesrcport: requiredChoice(t, m.port),
  connectorsrctype: optionalChoice(t),
  cable: optionalQuantity(t, m.length),
  remark: optionalText(),
});

/** The field of each target (contract §5). */
const targetFields = {
  tenant: { field: "destination_tenant", label: m.tenantDestination },
  iix: { field: "iixservice", label: m.service },
} as const;

/**
 * The schema of an interconnection to a target. Fiber cables require a connector (spec 2 §5), checked even if other
 * fields are missing.
 */
export function sourceForm({ provider, t }: SignedIn, target: Target) {
  const { field, label } = targetFields[target];
  const isOfFiber = async (cable: string) =>
    (await provider.all("circuittype", cableRow)).some(({ id, type }) => String(id) === cable && isFiber(type));
  const needsConnector = { field: t(m.connectorSource) };
  return z
    .object({ ...sourceFields(t), [field]: requiredChoice(t, label) })
    .refine(
      async ({ circuittype, connectorsrctype }) => connectorsrctype || !circuittype || !(await isOfFiber(circuittype)),
      { path: [source.connector], error: t(m.needsConnector, needsConnector), when: () => true },
    );
}

export const sourceLabels = {
  devicesrcrack: m.rackSource,
  circuittype: m.cableType,
  devicesrc: m.deviceSource,
  jenisportsrc: m.portTypeSource,
  devicesrcport: m.portSource,
  connectorsrctype: m.connectorSource,
  destination_tenant: m.tenantDestination,
  iixservice: m.service,
  cable: m.length,
  remark: m.remark,
};

interface ReadSource extends ReadEnd {
  /** The name of the cable type; "" until it is chosen. */
  cable: string;
}

/**
 * The choices of an interconnection's form, as far as it is filled in. The rack determines which cables are offered.
 */
export async function readSource(context: SignedIn, target: Target, chosen: Chosen): Promise<ReadSource> {
  const { provider } = context;
  const [racks, meetMe, beyond] = await Promise.all([
    readRacks(context),
    readRacks(context, { meetMe: true }),
    readTarget(context, target, chosen),
  ]);
  const rack = chosenOrOnly(racks, chosen[source.rack]);
  const isMeetMe = offered(meetMe, rack?.value) !== undefined;
  const listed = rack ? await provider.all("circuittype", cableRow, { fiber_only: isMeetMe ? 0 : 1 }) : [];
  // The provider may ignore the filter.
  const cables = listed.filter(({ type }) => isMeetMe || !isUtp(type));
  const cablesOffered = cables.map(({ id, type }) => ({ value: String(id), label: type }));
  const cableId = chosenOrOnly(cablesOffered, chosen.circuittype)?.value;
  const cable = cables.find(({ id }) => String(id) === cableId);
  const [end, connectors] = await Promise.all([
    readEnd(context, source, chosen, { racks, cable: cable?.type ?? null }),
    cable ? readConnectors(provider, cable.id) : [],
  ]);
  const connectorsOffered = connectors.map(connectorChoice);
  return {
    device: end.device,
    cable: cable?.type ?? "",
    choices: {
      ...end.choices,
      ...beyond,
      circuittype: wholeList(cablesOffered),
      [source.connector]: wholeList(connectorsOffered),
    },
    proposed: {
      ...end.proposed,
      [source.rack]: rack?.value,
      circuittype: cableId,
      [source.connector]: chosenOrOnly(connectorsOffered, chosen[source.connector])?.value,
    },
  };
}

function readTarget(context: SignedIn, target: Target, chosen: Chosen): Promise<Choices> {
  return target === "tenant"
    ? readTenants(context, chosen).then((destination_tenant) => ({ destination_tenant }))
    : readServices(context).then((services) => ({ iixservice: wholeList(services) }));
}

/** The other tenants. */
async function readTenants({ provider, user }: SignedIn, chosen: Chosen): Promise<ChoiceList> {
  const list = await readChoices(
    provider,
    { family: "tenantlist", label: "name" },
    { search: chosen["destination_tenant-search"], chosen: chosen.destination_tenant },
  );
  return { ...list, choices: list.choices.filter(({ value }) => value !== String(user.tenant)) };
}

const IIX_DETAIL = "5";
const ACTIVE = "A";

async function readServices({ provider, user, t }: SignedIn): Promise<Choice[]> {
  const query = { tenant_id: user.tenant, detail_service: IIX_DETAIL, status: ACTIVE };
  const services = await provider.all("servicerackdetails", serviceRow, query);
  const active = services.filter(({ detail, status }) => detail === IIX_DETAIL && status === ACTIVE);
  const named = await namedIixServices(provider, active);
  return named.map((service) => ({ value: String(service.id), label: serviceText(service, t) }));
}
