import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { wholeList } from "~/forms/form";
import { nouns } from "~/inventory/nouns";
import { forgetUser } from "~/session/users.server";
import { permissionCount, portalPermissions, sides } from "./group";
import { m } from "./group-messages";
import { groupForm, isOwnGroup, offeredPermissions, peopleOf } from "./group-rules.server";
import { type Group, groupRow } from "./rows.server";

const source = crudSource({
  family: "group",
  permission: "view_groups_admin",
  row: groupRow,
  isProtected: isOwnGroup,
  whyProtected: m.isOwnGroup,
  deletionBlocker: peopleOf,
  form: groupForm,
  formValues: ({ side, ...group }) => ({ ...group, admin: String(side === "admin") }),
  filterValues: { groupadmin: ({ side }) => (side === "admin" ? "yes" : "no") },
  formChoices: { permissions: async (provider) => wholeList(await offeredPermissions({ provider })) },
  defaults: () => ({ admin: "true" }),
  // The author's own menu changes with the next page, other people's within seconds.
  afterUpdate: async ({ session }) => {
    await forgetUser(session.access ?? "");
    return null;
  },
});

const screen: CrudScreen<Group> = {
  path: "/admin/configuration/groups",
  title: m.groups,
  noun: nouns.groups,
  create: m.createGroup,
  edit: m.editGroup,
  ordering: "name",
  filters: [
    {
      name: "groupadmin",
      label: m.side,
      options: [
        { value: "yes", label: m.admin },
        { value: "no", label: m.tenant },
      ],
    },
  ],
  columns: [
    { key: "name", label: m.name, value: ({ name }) => name },
    { key: "admin", label: m.side, value: ({ side }, t) => t(m[side]) },
    {
      key: "permissions",
      label: m.permissions,
      unsorted: true,
      number: true,
      value: ({ permissions }) => permissions.length,
      cell: permissionCount,
    },
  ],
  sections: [
    {
      title: m.group,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "choices", name: "admin", label: m.side, options: sides, required: true },
        { as: "choices", name: "permissions", label: m.permissions, options: portalPermissions, several: true },
        { as: "choices", name: "sections", label: m.wholeSection, several: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
