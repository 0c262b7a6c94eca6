import { kinds } from "~/inventory/requests/kinds";
import type { Message } from "~/language/language";
import { goodsInFormPath, interconnectionRequestPath, myAccessPath, ticketFormPath } from "~/paths";
import type { SignedIn } from "~/session/guards.server";
import { allowed, type Permission } from "~/session/permissions";
import type { StepHint } from "~/ui/step-hint";
import { m } from "./first-step-messages";

interface Step {
  /** What is missing, what comes next and who does it. */
  text: Message;
  /** The screen for those who may do it, with what to tell them. */
  here?: { to: string; label: Message; permission: Permission; text?: Message };
  /** It takes a request, which only a confirmed tenant may file. */
  byRequest?: true;
}

const ticket = {
  to: ticketFormPath,
  label: kinds["Trouble Ticket"].label,
  permission: "view_trouble_ticket_tenant",
  text: m.ask,
} as const;
const goodsIn = { to: goodsInFormPath, label: kinds["Goods In"].label, permission: "view_goods_in_tenant" } as const;
const interconnection = { to: interconnectionRequestPath, permission: "view_interconnection_tenant" } as const;

const steps = {
  confirmation: { text: m.notConfirmed },
  ownRacks: { text: m.ownRacks, here: ticket, byRequest: true },
  racks: { text: m.racks, here: ticket, byRequest: true },
  devices: { text: m.devices, here: goodsIn, byRequest: true },
  crossconnects: {
    text: m.interconnections,
    here: { ...interconnection, label: kinds["Cross Connect"].label },
    byRequest: true,
  },
  crossconnectsiix: {
    text: m.exchange,
    here: { ...interconnection, to: `${interconnectionRequestPath}?to=iix`, label: kinds["IIX Interconnection"].label },
    byRequest: true,
  },
  services: { text: m.services, here: ticket, byRequest: true },
  exchangeService: { text: m.exchangeService, here: ticket, byRequest: true },
  requests: { text: m.requests },
  people: { text: m.people },
  permits: {
    text: m.permits,
    here: { to: myAccessPath, label: m.persons, permission: "view_my_datacenter_access_tenant" },
  },
} as const satisfies Record<string, Step>;

/** How a tenant gets their first record of a kind: what comes next, who does it, and a link for those who may do it. */
export function firstStep(to: keyof typeof steps, { user, t }: Pick<SignedIn, "user" | "t">): StepHint {
  const { text, here, byRequest }: Step = steps[to];
  if (byRequest && !user.isTenantConfirmed) return { text: `${t(text)} ${t(m.notConfirmed)}` };
  if (!here || !allowed(user, here.permission)) return { text: t(text) };
  return { text: here.text ? `${t(text)} ${t(here.text)}` : t(text), to: here.to, label: t(here.label) };
}
