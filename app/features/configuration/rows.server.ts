import { z } from "zod";
import { choices, flag, id, listOf, moment, text } from "~/provider/rows.server";

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

const entry = { id, created_at: moment };

/** An entry of the provider's own log, as systemlogs/ reads it (contract §3). */
export const systemLogRow = z.object({ ...entry, level: text, source: text, message: text });
export type SystemLog = z.output<typeof systemLogRow>;

/** What somebody did, as loguseractivity/ reads it (contract §3). */
export const userActivityRow = z.object({ ...entry, user_name: text, action: text, object: text, ip: text });
export type UserActivity = z.output<typeof userActivityRow>;

/** A mail of logemail/ (contract §3). */
export const loggedMailRow = z.object({ ...entry, to: text, subject: text, status: text, error: text });
