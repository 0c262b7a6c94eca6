import { pageOf, rackLink, tenantLink } from "~/inventory/links";
import { detailText, serviceStatusCodes, serviceStatusOf, serviceStatusStyle } from "~/inventory/services/service";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import { serviceNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { isoMoment } from "~/language/dates";
import { formatNumber } from "~/language/numbers";
import { formPath, serviceListPath } from "~/paths";
import { barChart } from "~/ui/draw.server";
import { dayCells } from "~/ui/date-text";
import { statusCells } from "~/ui/status";
import { Counts, IdsByName, mostFrequent } from "./figures";
import { groupsOf } from "./figure-words";
import { m as reportWords } from "./messages";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";

/** The maximum number of services in the chart. */
const MAX_BARS = 14;

const screen: ReportScreen<Service> = {
  path: "/admin/report/report-service",
  paper: "/print-report-service",
  title: m.service,
  noun: nouns.services,
  ordering: "tenant_name",
  filters: [
    { name: "tenant", sentAs: "tenant_id", label: m.tenant },
    { name: "service", sentAs: "service_id", label: m.serviceName },
  ],
  columns: [
    { key: "tenant_name", label: m.tenant, value: (service) => service.tenantName, link: tenantLink },
    {
      key: "service_name",
      label: m.serviceName,
      value: (service) => service.serviceName,
      link: {
        path: pageOf(
          (id) => formPath(serviceListPath, id),
          ({ id }) => id,
        ),
        permission: "view_service_service_admin",
      },
    },
    { key: "rack_name", label: m.rackName, value: (service) => service.rackName, link: rackLink(({ rack }) => rack) },
    { key: "detail_service", label: m.detail, value: detailText },
    {
      key: "created_at",
      label: m.since,
      ...dayCells((service: Service) => service.createdAt),
      value: (service) => isoMoment(service.createdAt),
    },
    {
      key: "status",
      label: m.status,
      ...statusCells((service: Service) => serviceStatusStyle(service.status)),
      onPaper: "plain",
    },
  ],
};

const source = reportSource({
  permission: "view_report_service_admin",
  family: "servicerackdetails",
  groupedBy: "service",
  row: serviceRow,
  baseQuery: { fitur: "report" },
  filterChoices: {
    tenant: { family: "tenants", label: "name" },
    service: { family: "services", label: "name" },
  },
  names: serviceNames,
  filterValues: {
    tenant: ({ tenant, tenantName }) => [tenant, tenantName],
    service: ({ service, serviceName }) => [service, serviceName],
  },
  at: ({ createdAt }) => createdAt,
  tally(t, language) {
    const kinds = new Counts();
    const ids = new IdsByName();
    const byStatus = new Map(serviceStatusCodes.map((status) => [status, new Counts()]));
    return {
      add(service) {
        const name = service.serviceName || t(reportWords.unknown);
        kinds.add(name);
        ids.add(name, service.service);
        byStatus.get(serviceStatusOf(service.status))?.add(name);
      },
      figures() {
        const { named, others } = mostFrequent(kinds, MAX_BARS);
        const values = (counts: Counts) => [
          ...named.map((name) => counts.of(name)),
          ...(others.length > 0 ? [others.reduce((sum, name) => sum + counts.of(name), 0)] : []),
        ];
        const active = formatNumber(byStatus.get("A")?.sum ?? 0, language);
        return {
          groups: groupsOf(t(m.byService), kinds, (name) => name, ids.of),
          facts: [[t(m.activeServices), active]],
          drawing: barChart({
            name: "services",
            title: t(m.servicesByStatus),
            description: t(m.servicesDrawn, { kinds: kinds.sorted.length, active }),
            language,
            axis: t(m.serviceName),
            places: others.length > 0 ? [...named, t(reportWords.others)] : named,
            series: [...byStatus].map(([status, counts]) => ({
              label: t(serviceStatusStyle(status).word),
              values: values(counts),
            })),
          }),
        };
      },
    };
  },
});

export const handle = reportHandle;
export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);
