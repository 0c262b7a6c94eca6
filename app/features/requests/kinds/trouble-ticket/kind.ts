import { ticketFormPath } from "~/paths";
import type { TicketRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const troubleTicket: RequestKind<TicketRead> = {
  form: { path: ticketFormPath, permission: "view_trouble_ticket_tenant" },
  work: {
    what: {
      en: "the NOC works on it and marks the ticket as done.",
      id: "NOC menanganinya lalu menandai tiket selesai.",
    },
    yours: { en: "work on it and mark the ticket as done.", id: "tangani, lalu tandai tiket selesai." },
  },
};

export const requestKinds: RequestKinds = { "Trouble Ticket": troubleTicket };
