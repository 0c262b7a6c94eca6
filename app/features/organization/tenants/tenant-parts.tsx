import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { WaitingRack } from "~/inventory/racks/rows.server";
import type { Service } from "~/inventory/services/rows.server";
import { detailText, serviceStatusStyle } from "~/inventory/services/service";
import {
  destinationName,
  interconnectionName,
  interconnectionStatusStyle,
} from "~/inventory/interconnections/interconnection";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { interconnectionPath } from "~/inventory/interconnections/scopes";
import type { HistoryRow } from "~/inventory/requests/rows.server";
import { RequestTimeline } from "~/inventory/requests/request-history";
import { useT } from "~/language/context";
import { type Message, NOTHING } from "~/language/language";
import { accessPath, formPath, rackPath, serviceListPath, tenantPath, userAccountsPath } from "~/paths";
import { Icon } from "~/ui/icon";
import { Phone } from "~/ui/phone";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { StyledStatusBadge } from "~/ui/status";
import { UsageCell } from "~/ui/usage-bar";
import { TableBox } from "~/ui/table-box";
import { accountStatuses } from "../accounts/account";
import type { Account } from "../rows.server";
import type { TenantList } from "./read-tenant-lists.server";
import { m } from "./tenant-messages";

type List<Row> = Pick<TenantList<Row>, "count" | "results">;

interface PartProps<Row> {
  title: Message;
  list: List<Row>;
  /** The full list. */
  to?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The first rows of one of a tenant's lists. */
function PartOfTenant<Row>({ title, list: { count, results }, to, actions, children }: PartProps<Row>) {
  const t = useT();
  return (
    <div className="section">
      <div className="section-head">
        <h2>{t(title)}</h2>
        {to && count > results.length && <Link to={to}>{t(m.showAll, { count })}</Link>}
        {actions}
      </div>
      {results.length === 0 ? <p className="empty">{t(m.noData)}</p> : children}
    </div>
  );
}

interface TablePartProps<Row> extends Omit<PartProps<Row>, "children"> {
  heads: readonly Message[];
  row: (row: Row) => ReactNode;
}

function TablePart<Row>({ heads, row, ...part }: TablePartProps<Row>) {
  const t = useT();
  return (
    <PartOfTenant {...part}>
      <TableBox label={t(part.title)} className="data-table" cards heads={heads.map((head) => t(head))}>
        {part.list.results.map(row)}
      </TableBox>
    </PartOfTenant>
  );
}

export function TenantPeople({ list, to, add }: { list: List<Account>; to: string; add: string }) {
  const t = useT();
  return (
    <TablePart
      title={m.people}
      heads={[m.name, m.email, m.phone, m.status]}
      list={list}
      to={to}
      actions={
        <Link className="button button-small" to={add}>
          <Icon name="plus" />
          {t(m.addPerson)}
        </Link>
      }
      row={(account) => (
        <tr key={account.id}>
          <th scope="row">
            <Link to={formPath(userAccountsPath, account.id)}>{account.name}</Link>
            {account.isHead && <small>{t(m.head)}</small>}
          </th>
          <td>{account.email || NOTHING}</td>
          <td className="nowrap">
            <Phone number={account.telephone} />
          </td>
          <td>
            <StyledStatusBadge status={accountStatuses[account.status]} />
          </td>
        </tr>
      )}
    />
  );
}

interface TenantRacksProps {
  list: List<WaitingRack>;
  to?: string;
  sitePath: RecordPath;
}

export function TenantRacks({ list, to, sitePath }: TenantRacksProps) {
  return (
    <TablePart
      title={m.racks}
      heads={[m.rack, m.site, m.space, m.weight, m.power]}
      list={list}
      to={to}
      row={(rack) => (
        <tr key={rack.id}>
          <th scope="row">{recordLink(rack.name, rack.id, rackPath)}</th>
          <td>{recordLink(rack.siteName, rack.site, sitePath) || NOTHING}</td>
          <UsageCell used={rack.unitsUsed} waiting={rack.unitsWaiting} total={rack.height} unit="U" />
          <UsageCell used={rack.weightUsed} total={rack.weightMax} unit="Kg" />
          <UsageCell used={rack.powerUsed} total={rack.powerCapacity} unit="A" />
        </tr>
      )}
    />
  );
}

/** The history of a tenant: its newest requests. */
export function TenantHistory({ list, to }: { list: List<HistoryRow>; to: string }) {
  return (
    <PartOfTenant title={m.history} list={list} to={to}>
      <RequestTimeline title={m.history} side="admin" rows={list.results} />
    </PartOfTenant>
  );
}

/** A tenant's interconnections, from source to destination. */
export function TenantInterconnections({ list, to }: { list: List<Interconnection>; to: string }) {
  return (
    <TablePart
      title={m.interconnections}
      heads={[m.interconnection, m.from, m.destination, m.status]}
      list={list}
      to={to}
      row={(row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={interconnectionPath("admin", row.iix, row.id)}>{interconnectionName(row)}</Link>
          </th>
          <td>{recordLink(row.source.tenantName, row.source.tenant, tenantPath) || NOTHING}</td>
          <td>{recordLink(destinationName(row), row.destination.tenant, tenantPath) || NOTHING}</td>
          <td>
            <StyledStatusBadge status={interconnectionStatusStyle(row.status)} />
          </td>
        </tr>
      )}
    />
  );
}

/** People of a tenant who may enter a site. */
export function TenantVisitors({ list, to }: { list: List<{ id: number; name: string }>; to: string }) {
  return (
    <TablePart
      title={m.mayEnter}
      heads={[m.name]}
      list={list}
      to={to}
      row={({ id, name }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={formPath(accessPath, id)}>{name}</Link>
          </th>
        </tr>
      )}
    />
  );
}

interface TenantServicesProps {
  list: List<Service>;
  to?: string;
  rackPath: RecordPath;
}

export function TenantServices({ list, to, rackPath }: TenantServicesProps) {
  const t = useT();
  return (
    <TablePart
      title={m.services}
      heads={[m.service, m.rack, m.status]}
      list={list}
      to={to}
      row={(service) => (
        <tr key={service.id}>
          <th scope="row">
            <Link to={formPath(serviceListPath, service.id)}>{service.serviceName}</Link>
            <small>{detailText(service, t)}</small>
          </th>
          <td>{recordLink(service.rackName, service.rack, rackPath) || NOTHING}</td>
          <td>
            <StyledStatusBadge status={serviceStatusStyle(service.status)} />
          </td>
        </tr>
      )}
    />
  );
}
