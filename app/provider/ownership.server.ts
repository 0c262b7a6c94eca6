import { z } from "zod";
import type { Query } from "./address";
import { reference, shownReference, text } from "./rows.server";

/** The tenant on whose behalf somebody reads; `id` is null for an account of none, which owns nothing. */
export interface Tenant {
  id: number | null;
  name: string;
}

/** Reads all rows of a family as they were sent; null if the provider has none for the caller. */
type ReadAll = (family: string, query: Query) => Promise<unknown[] | null>;

/** Who reads, and how the rules read what a record itself does not say. */
interface Reader {
  tenant: Tenant;
  readAll: ReadAll;
  /** A single record was asked for. */
  isOne: boolean;
  /** The provider has sent others' records of this family before. */
  isUnnarrowed: boolean;
}

type Sent = z.output<typeof sent>;
type IsOwn = (record: Sent) => boolean;
type Rule = (records: readonly Sent[], reader: Reader) => IsOwn | Promise<IsOwn>;

const id = shownReference;
const name = text.catch("");
/** A tenant's id, or its name in place of that; null is none, and undefined says nothing. */
const owner = z.union([reference, text]).catch(null).optional();

/** What a record says about whose it is. */
const sent = z.object({
  id,
  tenant: owner,
  tenant_name: name,
  destination_tenant: owner,
  destination_name: name,
  activitytype_type: name,
  activities: id,
  rack: id,
  userdatacenter: id,
});

const sentIn = (record: unknown): Sent => sent.parse(typeof record === "object" && record !== null ? record : {});

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether a tenant given by its id, or by its name alone, is this one; null if neither is given. */
function isTenant({ id, name }: Tenant, given: Sent["tenant"], nameBeside: string): boolean | null {
  if (typeof given === "number") return given === id;
  const givenName = nameBeside || given || "";
  return givenName === "" ? null : plain(givenName) === plain(name);
}

/** Of the record's tenant, unless it names none. */
const ofTenant: Rule =
  (_, { tenant }) =>
  (record) =>
    isTenant(tenant, record.tenant, record.tenant_name) ?? true;

/** Of the record's tenant: an account of none is the NOC's, or nobody's. */
const ofAccount: Rule =
  (_, { tenant }) =>
  (account) =>
    isTenant(tenant, account.tenant, account.tenant_name) ?? account.tenant === undefined;

/** Of the tenants at both ends. */
const ofEitherEnd: Rule =
  (_, { tenant }) =>
  ({ tenant: source, tenant_name: name, destination_tenant: destination, destination_name: destinationName }) =>
    (isTenant(tenant, source, name) ?? true) || (isTenant(tenant, destination, destinationName) ?? true);

/** A rack is also of the tenants with whom it is shared, if the provider tells them. */
const ofTenantOrShared: Rule = async (racks, reader) => {
  const isOwn = await ofTenant(racks, reader);
  if (racks.every(isOwn)) return isOwn;
  const shares = await reader.readAll("rackshare", { tenant_id: reader.tenant.id });
  if (!shares) return () => true;
  const shared = new Set(
    shares.map(sentIn).flatMap((share) => (isTenant(reader.tenant, share.tenant, share.tenant_name) ? share.rack : [])),
  );
  return (rack) => isOwn(rack) || shared.has(rack.id);
};

/**
 * A request is also of the tenant that it asks for an interconnection, which only the interconnection names. In a list
 * that is examined once the provider has shown requests that are certainly others', there or in an earlier list: one that
 * narrows its lists is not asked for more.
 */
const ofTenantOrAsked: Rule = async (requests, reader) => {
  const { tenant, readAll, isOne, isUnnarrowed } = reader;
  const isOwn = await ofTenant(requests, reader);
  const mayAsk: IsOwn = ({ activitytype_type: kind }) => kind === "Cross Connect" || kind === "";
  const mayBeOwn: IsOwn = (request) => isOwn(request) || mayAsk(request);
  const others = requests.filter((request) => !isOwn(request));
  const first = others.find(mayAsk);
  if (!first || (!isOne && !isUnnarrowed && others.every(mayAsk))) return mayBeOwn;
  const interconnections = isOne
    ? await readAll("crossconnects/activities", { activities_id: first.id })
    : await readAll("crossconnects", { destination_tenant_id: tenant.id });
  if (!interconnections) return mayBeOwn;
  const asking = new Set(
    interconnections
      .map(sentIn)
      .filter((end) => isTenant(tenant, end.destination_tenant, end.destination_name) ?? true)
      .flatMap(({ activities }) => activities ?? (isOne ? first.id : [])),
  );
  return (request) => isOwn(request) || (mayAsk(request) && asking.has(request.id));
};

/** Of the person's tenant, where the record names none itself. */
const ofPerson: Rule = async (records, reader) => {
  const named = (record: Sent) => isTenant(reader.tenant, record.tenant, record.tenant_name);
  const isOwn: IsOwn = (record) => named(record) ?? true;
  if (records.every((record) => named(record) !== null || record.userdatacenter === null)) return isOwn;
  const sentPeople = await reader.readAll("userdatacenter", { tenant_id: reader.tenant.id });
  const people = sentPeople?.map(sentIn);
  if (!people) return isOwn;
  const own = new Set(people.filter(await ofTenant(people, reader)).map((person) => person.id));
  return (record) => named(record) ?? (record.userdatacenter === null || own.has(record.userdatacenter));
};

/** Whose the records of a family are (contract §8): others a tenant's people do not see, even if the provider sends them. */
const rules: Readonly<Record<string, Rule>> = {
  accessactivity: ofTenant,
  activities: ofTenantOrAsked,
  crossconnects: ofEitherEnd,
  "crossconnects/activities": ofEitherEnd,
  crossconnectsiix: ofTenant,
  devices: ofTenant,
  dismantle: ofTenant,
  goodsin: ofTenant,
  goodsindetail: ofTenant,
  goodsout: ofTenant,
  racks: ofTenantOrShared,
  "racks/detail": ofTenantOrShared,
  servicerackdetails: ofTenant,
  smarthandactivity: ofTenant,
  "ticket/ticket": ofTenant,
  user: ofAccount,
  userdatacenter: ofTenant,
  userdatacenteraccess: ofPerson,
};

/** The family of a path whose records belong to tenants: "racks" of "racks/3"; null for anything else. */
export function ownedFamily(path: string): string | null {
  const family = path.replace(/\/\d+$/, "");
  return Object.hasOwn(rules, family) ? family : null;
}

/** A record with the reader's id where it has the name alone: whose it is need not be told by names again. */
function withId(record: unknown, sent: Sent, tenant: Tenant): unknown {
  const isNamed = (given: Sent["tenant"], name: string) =>
    typeof given !== "number" && isTenant(tenant, given, name) === true;
  const ids = {
    ...(isNamed(sent.tenant, sent.tenant_name) && { tenant: tenant.id }),
    ...(isNamed(sent.destination_tenant, sent.destination_name) && { destination_tenant: tenant.id }),
  };
  return Object.keys(ids).length > 0 ? { ...(record as object), ...ids } : record;
}

/** Those of a family's records that are the tenant's, as the provider sent them but with its id. */
export async function ownRecords(
  family: string,
  records: readonly unknown[],
  reader: Reader,
): Promise<readonly unknown[]> {
  const sent = records.map(sentIn);
  const owned = (await rules[family]?.(sent, reader)) ?? (() => true);
  const isOwn = sent.map(owned);
  return sent.flatMap((one, at) => (isOwn[at] ? [withId(records[at], one, reader.tenant)] : []));
}

/** A used unit has the number of one face, or of both (contract §11). */
const face = z.unknown().optional();

/** The owner of the device in a used unit, by id or by name, as stock Django names fields. */
const usedUnit = z.object({ device__tenant: name, device__tenant__name: name, up_front: face, up_back: face });

/**
 * A rack's drawing in which other tenants' devices only take up their units (contract §11),
 * and own ones have the tenant's id.
 */
export function withoutOthersDevices(drawing: object, { id, name }: Tenant): object {
  const seen = (unit: unknown): unknown => {
    const { data } = usedUnit.safeParse(unit);
    const owner = data && (data.device__tenant || data.device__tenant__name);
    if (!owner || owner === String(id)) return unit;
    if (plain(owner) === plain(name)) return { ...(unit as object), device__tenant: id };
    return { up_front: data.up_front, up_back: data.up_back, status: "B" };
  };
  return Object.fromEntries(
    Object.entries(drawing).map(([key, value]) => [
      key,
      /^up_(front|back)_used$/.test(key) && Array.isArray(value) ? value.map(seen) : value,
    ]),
  );
}
