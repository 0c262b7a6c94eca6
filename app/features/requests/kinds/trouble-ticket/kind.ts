import { ticketFormPath } from "~/paths";
import type { TicketRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const form = { path: ticketFormPath, permission: "view_trouble_ticket_tenant" } as const;

const troubleTicket: RequestKind<TicketRead> = {
  form,
  work: {
    what: {
      en: "the NOC works on it and marks the ticket as done.",
      id: "NOC menanganinya lalu menandai tiket selesai.",
    },
    yours: { en: "work on it and mark the ticket as done.", id: "tangani, lalu tandai tiket selesai." },
  },
};

/** What has no form of its own is asked for with a ticket. */
const withoutForm: RequestKind = { form };

export const requestKinds: RequestKinds = {
  "Trouble Ticket": troubleTicket,
  "Rack Colocation": withoutForm,
  Electricity: withoutForm,
};
