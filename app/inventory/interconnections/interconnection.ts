import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";
import type { Interconnection } from "./rows.server";

/** What an interconnection is called: its label's number, else its label or its request's number. */
export const interconnectionName = ({ id, label, labelNumber, requestNumber }: Interconnection): string =>
  labelNumber || label || requestNumber || `#${id}`;

/** Spec 2 §4: C Connected, D Dismantled, anything else Waiting Destination. */
export function interconnectionStatusStyle(status: string): StatusStyle {
  if (status === "C") return { word: m.connected, tone: "green", icon: "ok" };
  if (status === "D") return { word: m.dismantled, tone: "gray", icon: "unplug" };
  return { word: m.waitingDestination, tone: "violet", icon: "hand" };
}

/** A port's number from its name: "SFP 12" → "12"; a name without one stays. */
export const portNumber = (name: string): string => /\d+$/.exec(name)?.[0] ?? name;
