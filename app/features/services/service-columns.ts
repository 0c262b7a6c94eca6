import type { Column } from "~/lists/data-table";
import { m } from "~/inventory/services/messages";
import type { Service } from "~/inventory/services/rows.server";
import { detailText, serviceStatusStyle } from "~/inventory/services/service";
import { statusCells } from "~/ui/status";

/** The columns of every list of services; `toRack` links to the rack. */
export const serviceColumns = (toRack: Column<Service>["link"]): readonly Column<Service>[] => [
  { key: "service_name", label: m.service, value: (service) => service.serviceName },
  { key: "detail_service", label: m.detail, value: detailText },
  { key: "rack_name", label: m.rack, value: (service) => service.rackName, link: toRack },
  { key: "status", label: m.status, ...statusCells((service: Service) => serviceStatusStyle(service.status)) },
];
