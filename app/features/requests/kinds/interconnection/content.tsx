import { CablePath } from "~/inventory/interconnections/cable-path";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import { m as interconnectionWords } from "~/inventory/interconnections/messages";
import { isDestinationOpen, isPending, stateOf } from "~/inventory/requests/transitions";
import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { recordLink } from "~/ui/record-link";
import { m } from "../../messages";
import { linksFor } from "~/inventory/reader-links";
import type { ContentProps, RequestContents } from "../../request-kind";
import type { CrossConnectRead, InterconnectionRead } from "./read-content.server";

/** The cable of an interconnection that is requested or dismantled. */
export function InterconnectionContent({ content, request, reader }: ContentProps<InterconnectionRead>) {
  const t = useT();
  const { interconnection: row, service, remark, destinationRemark } = content;
  if (!row) return remark ? <Facts facts={[[t(m.remark), remark]]} /> : null;
  const hasPage = row.status === "C" || row.status === "D";
  const { interconnectionPath, ...links } = linksFor(reader);
  const { notChosenYet, neverChosen } = interconnectionWords;
  const unchosen = isDestinationOpen(request) ? (isPending(stateOf(request)) ? notChosenYet : neverChosen) : undefined;
  return (
    <section aria-labelledby="path">
      <h2 id="path">{t(m.cablePath)}</h2>
      <CablePath row={row} tenant={reader.tenant} unchosen={unchosen} {...links} />
      <Facts
        facts={[
          [t(m.interconnection), hasPage && recordLink(interconnectionName(row), row.id, interconnectionPath(row.iix))],
          [t(interconnectionWords.iixService), service && t(service)],
          [t(m.cableType), row.cableType],
          [t(m.remark), remark],
          [t(interconnectionWords.destinationRemark), destinationRemark],
        ]}
      />
    </section>
  );
}

/** The requested cable, with a warning for the NOC if the tenant at its other end cannot answer yet. */
function CrossConnectContent(props: ContentProps<CrossConnectRead>) {
  const t = useT();
  const { isUnconfirmed, interconnection } = props.content;
  const { tenant = null, tenantName = "" } = interconnection?.destination ?? {};
  return (
    <>
      {isUnconfirmed && (
        <p className="notice notice-wait">
          <Icon name="warn" />
          <span>
            {recordLink(tenantName, tenant, linksFor(props.reader).tenantPath)} {t(m.isUnconfirmed)}
          </span>
        </p>
      )}
      <InterconnectionContent {...props} />
    </>
  );
}

export const contents: RequestContents = {
  "Cross Connect": CrossConnectContent,
  "IIX Interconnection": InterconnectionContent,
};
