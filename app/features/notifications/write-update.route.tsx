import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { requiredHtml } from "~/forms/html.server";
import { requiredText } from "~/forms/schema";
import { type CrudData, crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { nouns } from "~/inventory/nouns";
import { momentCells } from "~/ui/date-text";
import { readUpdates } from "./read-updates.server";
import { type WrittenUpdate, writtenUpdateList, writtenUpdateRow } from "./rows.server";
import { m } from "./write-update-messages";

const source = crudSource({
  family: "notificationupdate",
  permission: "view_write_update_admin",
  row: writtenUpdateRow,
  readAll: async (context) => (await readUpdates(context, writtenUpdateList)).results,
  removeAll: ({ provider }, ids) => provider.send("notificationupdate/deletebatch", { ids }),
  form: (t) =>
    z.object({
      title: requiredText(t, m.title),
      version: requiredText(t, m.version),
      message: requiredHtml(t, m.message),
    }),
});

const readBy: CrudScreen<WrittenUpdate>["columns"][number] = {
  key: "read_by",
  label: m.readBy,
  unsorted: true,
  value: (update) => update.readBy?.join(", ") ?? "",
  cell: ({ readBy }, t) =>
    readBy?.length ? (
      <details>
        <summary className="link-button">
          {readBy.length === 1 ? t(m.oneReader) : t(m.readers, { count: readBy.length })}
        </summary>{" "}
        {readBy.join(", ")}
      </details>
    ) : (
      t(m.nobody)
    ),
};

const screen: CrudScreen<WrittenUpdate> = {
  path: "/admin/configuration/writeupdate",
  title: m.writeUpdate,
  noun: nouns.updates,
  create: m.createUpdate,
  edit: m.editUpdate,
  ordering: "-created_at",
  columns: [
    { key: "title", label: m.title, value: (update) => update.title },
    { key: "version", label: m.version, value: (update) => update.version },
    {
      key: "created_at",
      label: m.createdAt,
      ...momentCells(({ createdAt }: WrittenUpdate) => createdAt),
    },
    readBy,
  ],
  sections: [
    {
      title: m.update,
      note: m.updateNote,
      fields: [
        { as: "text", name: "title", label: m.title, required: true },
        { as: "text", name: "version", label: m.version, hint: m.versionHint, required: true },
        { as: "html", name: "message", label: m.message, required: true },
      ],
    },
  ],
};

/** For providers that do not say who has read an update. */
const withoutReaders = { ...screen, columns: screen.columns.filter((column) => column !== readBy) };

const Screens = crudScreens(screen);
const ScreensWithoutReaders = crudScreens(withoutReaders);

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);

export default function WriteUpdate() {
  const data = useLoaderData<CrudData<WrittenUpdate>>();
  const hasReaders = data.view === "list" && data.rows.some(({ readBy }) => readBy !== null);
  return hasReaders ? <Screens /> : <ScreensWithoutReaders />;
}
