import { filedBy, fileFor, requestColumns, siteOf } from "../domain/filing.ts";
import { checkEnd, sourceFacts, sourceNames } from "../domain/interconnections.ts";
import type { Kind } from "../domain/kinds.ts";
import { timestamp } from "../database/clock.ts";
import { fieldErrors, invalidPk } from "../engine/errors.ts";
import { family, type Family, type Write } from "../engine/family.ts";
import { choice, decimal, integer, relation, text, type Field } from "../engine/fields.ts";

const optional = { optional: true };

/**
 * The form of a kind of interconnection: the source, which is occupied from now on, and what the kind needs `beside`
 * it.
 */
function interconnectionForm(
  kind: Kind,
  path: string,
  beside: Record<string, Field>,
  check: (write: Write) => void,
): Family {
  return family({
    path,
    table: "crossconnects",
    fields: {
      tenant: relation("tenants", { name: "name" }),
      circuittype: relation("circuittype", {}),
      devicesrcrack: relation("racks", { name: "rack_name" }),
      devicesrc: relation("devices", { name: "devicename" }),
      jenisportsrc: choice(["ETH", "FIB", "SFP"]),
      devicesrcport: integer(),
      connectorsrctype: relation("circuitconnector", { name: "name" }, optional),
      cable: decimal({ min: 0, ...optional }),
      remark: text({ max: 1000, ...optional }),
      ...beside,
    },
    computed: { ...requestColumns, status: { sql: "t.status" }, created_at: { sql: "t.created_at" } },
    search: [],
    ordering: "id",
    access: filedBy("crossconnects", ["view_interconnection_tenant"]),
    writes: ["POST"],
    stamp: () => ({ created_at: timestamp(), iix_interconnection: kind === "Cross Connect" ? "N" : "Y" }),
    check: (write) => {
      const { provider, values } = write;
      const { devicesrcrack: rack, devicesrc: device, jenisportsrc: type, devicesrcport: port } = values;
      const end = { rack, device, type, port, connector: values["connectorsrctype"] };
      checkEnd(provider.db, Number(values["tenant"]), values["circuittype"], end, sourceNames);
      check(write);
      Object.assign(values, sourceFacts(provider.db, device));
      fileFor(write, { kind, datacenter: siteOf(write, rack) });
    },
  });
}

/** To another tenant's device, which it names when it approves. */
export const crossConnectForm = interconnectionForm(
  "Cross Connect",
  "crossconnects",
  { destination_tenant: integer() },
  ({ provider, values: { destination_tenant: destination } }) => {
    if (!provider.db.get("SELECT 1 FROM tenants WHERE id = ?", destination)) {
      throw fieldErrors({ destination_tenant: [invalidPk(destination)] });
    }
  },
);

const IIX_DETAIL = 5;

/** To the internet exchange, on one of the tenant's IIX services. */
export const iixForm = interconnectionForm(
  "IIX Interconnection",
  "crossconnectsiix",
  { iixservice: relation("servicerackdetails", {}) },
  ({ provider, values: { iixservice: service, tenant } }) => {
    const isUsable = provider.db.get(
      "SELECT 1 FROM servicerackdetails WHERE id = ? AND tenant = ? AND detail_service = ? AND status = 'A'",
      service,
      tenant,
      IIX_DETAIL,
    );
    if (!isUsable) throw fieldErrors({ iixservice: ["Choose an active IIX service."] });
  },
);
