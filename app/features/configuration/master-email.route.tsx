import { passwordFields } from "~/crud/password-fields";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { yesOrNo } from "~/provider/rows.server";
import { activeChoices, activeStatusStyle, statusCells } from "~/ui/status";
import { m } from "./mail-messages";
import { type Sender, senderForm, senderRow } from "./sender-rules.server";
import { masterEmailPath, testMailPath } from "./mail-paths";

const source = crudSource({
  family: "masteremail",
  permission: "view_master_email_admin",
  row: senderRow,
  form: (t, _, record) => senderForm(t, record !== null),
  formValues: ({ isActive, ...sender }) => ({ ...sender, status: yesOrNo(isActive) }),
  defaults: () => ({ status: "Y" }),
});

const screen: CrudScreen<Sender> = {
  path: masterEmailPath,
  title: m.masterEmail,
  noun: nouns.mailAccounts,
  create: m.createMasterEmail,
  edit: m.editMasterEmail,
  ordering: "name",
  rowActions: [{ to: ({ id }) => testMailPath(id), icon: "mail", label: m.sendTestBy }],
  columns: [
    { key: "name", label: m.fromName, value: ({ name }) => name },
    { key: "email", label: m.email, value: ({ email }) => email },
    { key: "host", label: m.host, value: ({ host }) => host },
    { key: "port", label: m.port, value: ({ port }) => port, cell: ({ port }) => port && String(port), number: true },
    {
      key: "status",
      label: m.status,
      ...statusCells(({ isActive }: Sender) => activeStatusStyle(isActive)),
    },
  ],
  sections: (editing) => [
    {
      title: m.sender,
      note: m.senderNote,
      fields: [
        { as: "text", name: "name", label: m.fromName, required: true },
        { as: "text", name: "email", label: m.email, type: "email", required: true },
        { as: "select", name: "status", label: m.status, empty: m.choose, options: activeChoices, required: true },
      ],
    },
    {
      title: m.server,
      note: m.serverNote,
      fields: [
        { as: "text", name: "host", label: m.host, hint: m.hostHint, required: true },
        { as: "number", name: "port", label: m.port, required: true },
      ],
    },
    {
      title: m.password,
      note: editing ? m.keepPassword : undefined,
      fields: passwordFields(editing),
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
