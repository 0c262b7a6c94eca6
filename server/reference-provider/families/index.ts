import type { FastifyInstance } from "fastify";
import { serveFamily } from "../engine/crud.ts";
import type { Provider } from "../provider.ts";
import { people, permits, visits } from "./access.ts";
import { deviceManufactures, deviceTypes, devices } from "./devices.ts";
import { groups, permissionList } from "./groups.ts";
import {
  cableConnectors,
  cableTypes,
  iixInterconnections,
  interconnections,
  requestedInterconnections,
} from "./interconnections.ts";
import { applications, cities, news, settings, sites, tenantNames, tenants } from "./organization.ts";
import { rackGroups, rackManufactures, rackShares, rackTypes, racks } from "./racks.ts";
import { requestKinds, requests } from "./requests.ts";
import { serviceTypes, services } from "./services.ts";

const families = [
  ...[cities, sites, tenants, tenantNames, news, applications, settings],
  ...[groups, permissionList],
  ...[racks, rackTypes, rackManufactures, rackGroups, rackShares],
  ...[devices, deviceTypes, deviceManufactures],
  ...[cableTypes, cableConnectors, interconnections, iixInterconnections, requestedInterconnections],
  ...[serviceTypes, services],
  ...[requests, requestKinds],
  ...[people, permits, visits],
];

/** Serves the declared families (contract §3 and the lists of §5). */
export function serveFamilies(app: FastifyInstance, provider: Provider): void {
  for (const family of families) serveFamily(app, provider, family);
}
