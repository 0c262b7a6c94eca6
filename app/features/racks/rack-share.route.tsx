import { z } from "zod";
import { nameOrId } from "~/language/language";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredChoice } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { rackListPath, rackShareListPath } from "~/paths";
import { tenantLink } from "~/inventory/links";
import { nouns } from "~/inventory/nouns";
import { rackChoices } from "~/inventory/racks/choices.server";
import { reference, id, text } from "~/provider/rows.server";
import { m } from "./messages";
import { RackParts } from "./rack-parts";

const row = z.object({ id, rack: reference, rack_name: text, tenant: reference, tenant_name: text });

const racks = { family: "racks", label: "rack_name" };
const tenants = { family: "tenants", label: "name" };

const source = crudSource({
  family: "rackshare",
  permission: "view_rack_rack_admin",
  row,
  form: (t) => z.object({ rack: requiredChoice(t, m.rack), tenant: requiredChoice(t, m.tenant) }),
  formChoices: { rack: rackChoices, tenant: tenants },
  filterChoices: { tenant_id: tenants },
  names: { tenant_name: { of: "tenant", ...tenants }, rack_name: { of: "rack", ...racks } },
});

type Share = z.output<typeof row>;
const rackOf = ({ rack, rack_name }: Share) => nameOrId(rack_name, rack);
const tenantOf = ({ tenant, tenant_name }: Share) => nameOrId(tenant_name, tenant);

const screen: CrudScreen<Share> = {
  path: rackShareListPath,
  title: m.rackShare,
  noun: nouns.rackShares,
  create: m.createRackShare,
  edit: m.editRackShare,
  returnTo: [rackListPath],
  ordering: "rack_name",
  above: <RackParts here={rackShareListPath} />,
  nameOf: (share, t) => t(m.rackSharedWith, { rack: rackOf(share), tenant: tenantOf(share) }),
  filters: [{ name: "tenant_id", label: m.tenant }],
  columns: [
    { key: "rack_name", label: m.rack, value: rackOf },
    { key: "tenant_name", label: m.tenant, value: tenantOf, link: tenantLink },
  ],
  sections: [
    {
      title: m.rackShare,
      note: m.rackShareNote,
      fields: [
        { as: "select", name: "rack", label: m.rack, empty: m.chooseRack, required: true },
        { as: "select", name: "tenant", label: m.tenant, empty: m.chooseTenant, required: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
