import { Link } from "@remix-run/react";
import { kindLabel } from "~/inventory/requests/kinds";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { attachmentPath } from "~/paths";
import { m } from "../../messages";
import { requestPagePath } from "~/inventory/requests/request";
import type { ContentProps } from "../../request-kind";
import { WrittenPart } from "../../written-part";
import type { TicketRead } from "./read-content.server";

/** What a ticket says; a subject that is a request's number leads there. */
export function TicketContent({ content: { ticket, about }, request, reader }: ContentProps<TicketRead>) {
  const t = useT();
  if (!ticket) return null;
  const { subject, email, attachment } = ticket;
  return (
    <WrittenPart
      id="ticket"
      title={t(m.ticket)}
      facts={[
        [t(m.subject), about ? <Link to={requestPagePath(reader.role, about)}>{subject}</Link> : subject],
        [t(m.about), t(kindLabel(ticket.about))],
        [t(m.email), email && <a href={`mailto:${email}`}>{email}</a>],
        [
          t(m.attachment),
          attachment && (
            <a href={attachmentPath(reader.role, request.id)} target="_blank" rel="noopener">
              {attachmentName(attachment, t)}
            </a>
          ),
        ],
      ]}
      text={ticket.description}
    />
  );
}

/** "Attachment (pdf)": what a file is; its name may be one of the provider's own making. */
export function attachmentName(path: string, t: Translate): string {
  const [, type] = /\.(\w+)$/.exec(path) ?? [];
  return type ? t(m.attachmentOf, { type }) : t(m.attachment);
}
