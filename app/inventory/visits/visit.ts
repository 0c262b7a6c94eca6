import type { Column } from "~/lists/data-table";
import { pageOf } from "~/inventory/links";
import { accessPath, formPath } from "~/paths";
import type { Visit } from "./rows.server";
import type { Message } from "~/language/language";

/** The purpose of a visit, by `actv_type` (spec 2 §4 "Access activity type"). */
const kinds = {
  1: { en: "Goods In", id: "Barang Masuk" },
  2: { en: "Goods Out", id: "Barang Keluar" },
  3: { en: "Maintenance", id: "Pemeliharaan" },
  4: { en: "Other", id: "Lainnya" },
} as const satisfies Record<number, Message>;

/** The kind of a visit; unknown ones count as "other". */
export const visitKind = (code: string): `${keyof typeof kinds}` =>
  Object.hasOwn(kinds, code) ? (code as `${keyof typeof kinds}`) : "4";

/** The purpose of a visit, in words. */
export const visitWord = (code: string): Message => kinds[visitKind(code)];

/** A link to the visitor's page, in the NOC's rows. */
export const personLink: Column<Pick<Visit, "person">>["link"] = {
  path: pageOf(
    (person) => formPath(accessPath, person),
    ({ person }) => person,
  ),
  permission: "view_organization_datacenter_access_admin",
};
