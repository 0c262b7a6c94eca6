/**
 * Where the names come from that rows have beside the ids of other records: a provider may send the ids alone. A row
 * that has its names costs no call.
 */
import { tenantNames } from "~/lists/names.server";

export const siteNames = { siteName: { of: "site", family: "datacenters", label: "name" } } as const;

export const cityNames = { cityName: { of: "city", family: "cities", label: "cityname" } } as const;

/** Of racks' places, and of requests. */
export const tenantAndSiteNames = { ...tenantNames, ...siteNames } as const;

export const rackNames = {
  ...tenantAndSiteNames,
  typeName: { of: "type", family: "racktype", label: "name" },
  manufactureName: { of: "manufacture", family: "rackmanufacture", label: "manufacture" },
  groupName: { of: "group", family: "rackgroups", label: "name" },
} as const;

export const visitNames = {
  ...tenantAndSiteNames,
  personName: { of: "person", family: "userdatacenter", label: "name" },
} as const;

/** Of what stands in a rack. */
export const inRackNames = { rackName: { of: "rack", family: "racks", label: "rack_name" } } as const;

/** Of what is at a device. */
export const atDeviceNames = {
  ...inRackNames,
  deviceName: { of: "device", family: "devices", label: "devicename" },
} as const;

/** Of what belongs to a tenant's device. */
const ofDeviceNames = { ...tenantNames, ...atDeviceNames } as const;

/** Of devices that do not stand in a rack yet. */
export const goodsNames = {
  typeName: { of: "type", family: "devicetypes", label: "name" },
  manufactureName: { of: "manufacture", family: "devicesmanufacture", label: "manufacture" },
} as const;

export const deviceNames = { ...tenantNames, ...inRackNames, ...goodsNames } as const;

const catalogueNames = { serviceName: { of: "service", family: "services", label: "name" } } as const;

export const serviceNames = { ...ofDeviceNames, ...catalogueNames } as const;

/** Of an IIX service in a sentence or a choice. */
export const iixServiceNames = { ...inRackNames, ...catalogueNames } as const;

/** Of an end of an interconnection. */
export const endNames = {
  ...ofDeviceNames,
  connector: { of: "connectorId", family: "circuitconnector", label: "name" },
} as const;

/** Of an interconnection itself. */
export const cableNames = { cableType: { of: "cableTypeId", family: "circuittype", label: "type" } } as const;
