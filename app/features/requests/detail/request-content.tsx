import { Link } from "@remix-run/react";
import { CablePath } from "~/inventory/interconnections/cable-path";
import { nameOf } from "~/inventory/interconnections/interconnection";
import { m as words } from "~/inventory/interconnections/messages";
import { interconnectionPath } from "~/inventory/interconnections/places";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Service } from "~/inventory/services/rows.server";
import { serviceText } from "~/inventory/services/service";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { attachmentPath } from "~/paths";
import { type Fact, Facts } from "~/ui/facts";
import { recordLink } from "~/ui/record-link";
import { kindLabel } from "~/inventory/requests/kinds";
import { m } from "../messages";
import { requestPagePath } from "../request";
import type { Content } from "./content";
import { GoodsInContent, GoodsOutContent } from "./goods-content";
import { linksFor, type Reader } from "../reader-links";

interface Props {
  content: Content;
  /** The request's. */
  id: number;
  number: string;
  /** The work of the request still lies ahead. */
  pending: boolean;
  reader: Reader;
}

/** What a request is about: devices, a cable, work or a ticket. Nothing where the kind has no part of its own. */
export function RequestContent({ content, id, number, pending, reader }: Props) {
  const t = useT();
  switch (content.of) {
    case "goods-in":
      return <GoodsInContent {...content} number={number} pending={pending} reader={reader} />;
    case "goods-out":
      return <GoodsOutContent {...content} number={number} reader={reader} />;
    case "interconnection":
      return (
        content.interconnection && (
          <InterconnectionContent {...content} interconnection={content.interconnection} reader={reader} />
        )
      );
    case "smart-hand": {
      const { work } = content;
      if (!work) return null;
      const { devicePath, rackPath } = linksFor(reader);
      return (
        <Part
          id="work"
          title={t(m.work)}
          facts={[
            [t(m.rack), recordLink(work.rack_name, work.rack, rackPath)],
            [t(m.device), recordLink(work.device_name, work.device, devicePath)],
          ]}
          text={work.description}
        />
      );
    }
    case "ticket": {
      const { ticket, about } = content;
      return (
        ticket && (
          <Part
            id="ticket"
            title={t(m.ticket)}
            facts={[
              [
                t(m.subject),
                about ? <Link to={requestPagePath(reader.role, about)}>{ticket.subject}</Link> : ticket.subject,
              ],
              [t(m.about), t(kindLabel(ticket.activitytypes_name))],
              [t(m.email), ticket.email && <a href={`mailto:${ticket.email}`}>{ticket.email}</a>],
              [
                t(m.attachment),
                ticket.attachment && (
                  <a href={attachmentPath(reader.role, id)} target="_blank" rel="noopener">
                    {attachmentName(ticket.attachment, t)}
                  </a>
                ),
              ],
            ]}
            text={ticket.description}
          />
        )
      );
    }
    case "nothing":
      return null;
  }
}

/** "Attachment (pdf)": what a file is; its name may be one of the provider's own making. */
export function attachmentName(path: string, t: Translate): string {
  const [, type] = /\.(\w+)$/.exec(path) ?? [];
  return type ? t(m.attachmentOf, { type }) : t(m.attachment);
}

/** Facts, and under them what a person wrote. */
function Part({ id, title, facts, text }: { id: string; title: string; facts: Fact[]; text: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts facts={facts} />
      {text && <p className="as-written">{text}</p>}
    </section>
  );
}

interface InterconnectionProps {
  interconnection: Interconnection;
  service: Service | null;
  remark: string;
  reader: Reader;
}

function InterconnectionContent({ interconnection: row, service, remark, reader }: InterconnectionProps) {
  const t = useT();
  const hasPage = row.status === "C" || row.status === "D";
  return (
    <section aria-labelledby="path">
      <h2 id="path">{t(m.cablePath)}</h2>
      <CablePath row={row} tenant={reader.tenant} {...linksFor(reader)} />
      <Facts
        facts={[
          [
            t(m.interconnection),
            hasPage && <Link to={interconnectionPath(reader.role, row.iix, row.id)}>{nameOf(row)}</Link>,
          ],
          [t(words.iixService), service && serviceText(service, t)],
          [t(m.cableType), row.cableType],
          [t(m.remark), remark],
        ]}
      />
    </section>
  );
}
