import { z } from "zod";
import { choices, flag, id, listOf, text } from "~/provider/rows.server";

/** A group as group/ reads it (contract §2), with the values of its form. */
export const groupRow = z.object({ id, name: text, admin: flag.transform(String), permissions: listOf(text) });
export type Group = z.output<typeof groupRow>;

/** A permission as permission/ lists it, as a choice. */
export const permissionRow = z
  .object({ codename: text, name: text })
  .transform(({ codename, name }) => ({ value: codename, label: name || codename }));

/** A person of a group. */
export const memberRow = z.object({ id, first_name: text, email: text, is_active: flag, groups: choices });
export type Member = z.output<typeof memberRow>;
