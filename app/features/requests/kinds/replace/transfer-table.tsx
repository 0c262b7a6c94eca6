import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { transferPath } from "~/paths";
import { Icon } from "~/ui/icon";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Participant, roleOf } from "~/inventory/requests/transitions";
import { linksFor, type Reader } from "~/inventory/reader-links";
import { m } from "./messages";
import type { Transfers } from "./read-transfers.server";
import { TransferRows } from "./transfer-rows";

interface TransferTableProps {
  /** The Goods In Replace. */
  request: Pick<RequestRow, "id">;
  read: Transfers;
  participant: Participant;
  reader: Reader;
  /** The request waits for new ports; not if the provider does not tell which can be chosen. */
  isWaiting: boolean;
  /** Choosing new ports is the request's next step, which already links there. */
  isNext: boolean;
}

/**
 * The port transfers on the page of a Goods In Replace: done and remaining ones, and for its tenant a link to the form.
 */
export function TransferTable({ request, read, participant, reader, isWaiting, isNext }: TransferTableProps) {
  const t = useT();
  const { transfers, left, replaced } = read;
  const isEmpty = transfers.length + left.length === 0;
  return (
    <section className="section" aria-labelledby="transfers">
      <div className="section-head">
        <h2 id="transfers">{t(m.transfers)}</h2>
        {replaced && (
          <span className="dimmed">
            {t(m.replaces, { device: replaced.device?.name || NOTHING })}{" "}
            <Link to={requestPagePath(roleOf(participant), replaced.request)}>{requestName(replaced.request)}</Link>
          </span>
        )}
      </div>
      {isEmpty ? (
        <p>{t(m.noTransfers)}</p>
      ) : (
        <TransferRows
          read={read}
          newPort={() => t(m.notChosen)}
          interconnectionPath={linksFor(reader).interconnectionPath}
        />
      )}
      {left.length > 0 && (
        <div className="next-step">
          <Icon name="swap" />
          <p>
            {t(left.length === 1 ? m.oneLeft : m.severalLeft, { count: left.length })}{" "}
            {t(isWaiting ? m.waitsForPorts : m.portsNotOffered)}
          </p>
          {participant === "owner" && isWaiting && !isNext && (
            <Link className="button button-primary" to={transferPath(request.id)}>
              {t(m.chooseNewPorts)}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
