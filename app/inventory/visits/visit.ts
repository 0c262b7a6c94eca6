import type { Column } from "~/lists/data-table";
import { pageOf } from "~/inventory/links";
import { accessPath, formPath } from "~/paths";
import type { Visit } from "./rows.server";
import type { Message } from "~/language/language";

/** What people come for, by `actv_type` (spec 2 §4 "Access activity type"). */
const kinds = {
  1: { en: "Goods In", id: "Barang Masuk" },
  2: { en: "Goods Out", id: "Barang Keluar" },
  3: { en: "Maintenance", id: "Pemeliharaan" },
  4: { en: "Other", id: "Lainnya" },
} as const satisfies Record<number, Message>;

/** The kind of a visit; whatever the portal does not know is another one. */
export const visitKind = (told: string): `${keyof typeof kinds}` =>
  Object.hasOwn(kinds, told) ? (told as `${keyof typeof kinds}`) : "4";

/** What somebody came for, in words. */
export const visitWord = (told: string): Message => kinds[visitKind(told)];

/** The page of the person whose visit a row of the NOC's is. */
export const personLink: Column<Pick<Visit, "person">>["link"] = {
  path: pageOf(
    (person) => formPath(accessPath, person),
    ({ person }) => person,
  ),
  permission: "view_organization_datacenter_access_admin",
};
