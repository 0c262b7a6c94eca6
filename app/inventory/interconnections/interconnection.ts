import { nameOrId } from "~/language/language";
import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";
import type { Interconnection } from "./rows.server";

/** The label on a cable: its text with its number (spec 2 §3); tenants read no text that names the other end's rack. */
export const cableLabel = ({ label, labelNumber }: Pick<Interconnection, "label" | "labelNumber">): string =>
  [label, labelNumber].filter(Boolean).join(" ");

/** An interconnection's name: its label, else its request's number. */
export const interconnectionName = (row: Interconnection): string =>
  cableLabel(row) || nameOrId(row.requestNumber, row.id);

/** What an IIX interconnection leads to, alike in both languages. */
export const exchangeName = "Internet exchange";

/** Whose the destination is: a tenant's, else the exchange's. */
export const destinationName = ({ iix, destination }: Pick<Interconnection, "iix" | "destination">): string =>
  destination.tenantName || (iix ? exchangeName : "");

/**
 * Spec 2 §4: C Connected, D Dismantled, anything else Waiting Destination. Only WD itself means that it is the
 * destination's turn; otherwise the request says whose turn it is.
 */
export function interconnectionStatusStyle(status: string): StatusStyle {
  if (status === "C") return { word: m.connected, tone: "green", icon: "ok" };
  if (status === "D") return { word: m.dismantled, tone: "gray", icon: "unplug" };
  return {
    word: m.waitingDestination,
    ...(status === "WD" ? { tone: "violet", icon: "hand" } : { tone: "gray", icon: "clock" }),
  };
}

/** Any status but Connected and Dismantled, in figures and filters: spec and contract name no code for it. */
export const WAITING = "W";
const interconnectionStatuses = ["C", "D", WAITING];
export const commonStatus = (status: string): string => (interconnectionStatuses.includes(status) ? status : WAITING);

/** A filter by some of the statuses. */
export const statusFilter = (statuses = interconnectionStatuses) => ({
  name: "status",
  label: m.status,
  options: statuses.map((value) => ({ value, label: interconnectionStatusStyle(value).word })),
});

/** Whether an interconnection ends at a device. */
export const endsAt =
  (device: number) =>
  ({ source, destination }: Pick<Interconnection, "source" | "destination">): boolean =>
    source.device === device || destination.device === device;

/** Whether its request is still open: it is neither connected nor dismantled. */
export const isWaiting = ({ status }: Interconnection): boolean => status !== "C" && status !== "D";

/** The number in a port's name: "SFP 12" → "12"; a name without a number is returned unchanged. */
export const portNumber = (name: string): string => /\d+$/.exec(name)?.[0] ?? name;
