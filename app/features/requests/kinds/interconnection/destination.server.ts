import { z } from "zod";
import { optionalChoice, optionalText, requiredChoice, requiredOption } from "~/forms/schema";
import { portTypes } from "~/inventory/devices/ports";
import type { Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { wholeList } from "~/forms/form";
import { readRacks } from "../../read-racks.server";
import type { Chosen } from "../../chosen";
import { chosenOrOnly, connectorChoice, connectorsBeyond, destination, isFiber, isUtp } from "./end";
import { m } from "./messages";
import { type ReadEnd, readConnectors, readEnd } from "./read-end.server";
import type { PendingApproval } from "./read-pending-approval.server";
import { cableRow } from "./rows.server";

/** The destination tenant's answer (spec 2 §5 "Cross-connect approval form"). */
export const approvalForm = (t: Translate, cable: string) =>
  z.object({
    devicedstrack_id: requiredChoice(t, m.rack),
    devicedst_id: requiredChoice(t, m.device),
    jenisportdst_id: requiredOption(t, m.portType, portTypes),
    devicedstport_id: requiredChoice(t, m.port),
    connectordsttype: isFiber(cable)
      ? z.string({ error: t(m.needsConnector, { field: t(m.connectorDestination) }) })
      : optionalChoice(t),
    remark: optionalText(),
  });

export const destinationLabels = {
  devicedstrack_id: m.rackDestination,
  devicedst_id: m.deviceDestination,
  jenisportdst_id: m.portTypeDestination,
  devicedstport_id: m.portDestination,
  connectordsttype: m.connectorDestination,
  remark: m.description,
};

/** The connectors of a request's cable, of which the provider may give only the type's name (spec 2 §3). */
async function readConnectorsOf(provider: Provider, { cableTypeId, cableType }: PendingApproval["row"]) {
  const id = cableTypeId ?? (await provider.all("circuittype", cableRow)).find(({ type }) => type === cableType)?.id;
  return id === undefined ? [] : readConnectors(provider, id);
}

/**
 * The choices of the destination's end, given what is chosen so far. UTP is only possible between racks of the meet-me
 * room (spec 2 §5).
 */
export async function readDestination(context: SignedIn, { row }: PendingApproval, chosen: Chosen): Promise<ReadEnd> {
  const { cableType: cable, source } = row;
  const [racks, connectors] = await Promise.all([
    readRacks(context, { meetMe: isUtp(cable) }),
    readConnectorsOf(context.provider, row),
  ]);
  const end = await readEnd(context, destination, chosen, { racks, cable });
  const beyond = isFiber(cable) ? connectorsBeyond(connectors, source) : connectors;
  const offers = beyond.map(connectorChoice);
  return {
    ...end,
    choices: { ...end.choices, [destination.connector]: wholeList(offers) },
    proposed: {
      ...end.proposed,
      [destination.connector]: chosenOrOnly(offers, chosen[destination.connector])?.value,
    },
  };
}
