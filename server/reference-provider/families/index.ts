import type { FastifyInstance } from "fastify";
import { serveFamily } from "../engine/crud.ts";
import type { Provider } from "../provider.ts";
import { people, permits, visits } from "./access.ts";
import { deviceManufactures, deviceTypes, devices } from "./devices.ts";
import { goodsIn, goodsInDetails, goodsOut, goodsOutDetails, portTransfers } from "./goods.ts";
import { groups, permissionList } from "./groups.ts";
import { crossConnectForm, iixForm } from "./interconnection-forms.ts";
import {
  cableConnectors,
  cableTypes,
  iixInterconnections,
  interconnections,
  requestedInterconnections,
} from "./interconnections.ts";
import { systemLogs, userLogs } from "./logs.ts";
import { senders, templateSets, templateTypes, templates } from "./mails.ts";
import { applications, cities, news, settings, sites, tenantNames, tenants } from "./organization.ts";
import { periodicTasks } from "./periodic-tasks.ts";
import { rackGroups, rackManufactures, rackShares, rackTypes, racks } from "./racks.ts";
import { dismantles, smartHands, tickets, waitingList } from "./request-parts.ts";
import { requestKinds } from "./requests.ts";
import { serviceTypes, services } from "./services.ts";

const families = [
  ...[cities, sites, tenants, tenantNames, news, applications, settings],
  ...[groups, permissionList],
  ...[racks, rackTypes, rackManufactures, rackGroups, rackShares],
  ...[devices, deviceTypes, deviceManufactures],
  ...[cableTypes, cableConnectors, requestedInterconnections],
  ...[serviceTypes, services],
  ...[requestKinds, goodsInDetails, goodsIn, goodsOut, goodsOutDetails, portTransfers],
  ...[dismantles, smartHands, tickets, waitingList],
  ...[people, permits, visits],
  ...[senders, templateSets, templateTypes, templates],
  ...[systemLogs, userLogs, periodicTasks],
];

/** Serves the declared families (contract §3 and the lists of §5). */
export function serveFamilies(app: FastifyInstance, provider: Provider): void {
  for (const family of families) serveFamily(app, provider, family);
  serveFamily(app, provider, interconnections, crossConnectForm);
  serveFamily(app, provider, iixInterconnections, iixForm);
}
