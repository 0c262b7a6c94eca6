import { z } from "zod";
import { reference, choices, flag, id, moment, names, text } from "~/provider/rows.server";
import type { Schedule } from "./cron.server";

/** A group as group/ reads it (contract §2). */
export const groupRow = z
  .object({ id, name: text, admin: flag, permissions: names })
  .transform(({ admin, ...row }) => ({ ...row, side: admin ? ("admin" as const) : ("tenant" as const) }));
export type Group = z.output<typeof groupRow>;

/** A permission as permission/ lists it, as a choice. */
export const permissionRow = z
  .object({ codename: text, name: text })
  .transform(({ codename, name }) => ({ value: codename, label: name || codename }));

/** A member of a group. */
export const memberRow = z
  .object({ id, first_name: text, is_active: flag, groups: choices })
  .transform(({ first_name: name, is_active: isActive, ...row }) => ({ ...row, name, isActive }));
export type Member = z.output<typeof memberRow>;

const entry = { id, created_at: moment };

const withCreatedAt = <Row extends { created_at: string | null }>({ created_at: createdAt, ...row }: Row) => ({
  ...row,
  createdAt,
});

/** An entry of the provider's own log, as systemlogs/ reads it (contract §3). */
export const systemLogRow = z.object({ ...entry, level: text, source: text, message: text }).transform(withCreatedAt);
export type SystemLog = z.output<typeof systemLogRow>;

/** An activity as loguseractivity/ reads it (contract §3). */
export const userActivityRow = z
  .object({ ...entry, user_name: text, action: text, object: text, ip: text })
  .transform(({ user_name: personName, ...row }) => ({ ...withCreatedAt(row), personName }));
export type UserActivity = z.output<typeof userActivityRow>;

/** A mail of the log, as logemail/ reads it (contract §3); its text is not kept. */
export const loggedMailRow = z
  .object({ ...entry, to: text, subject: text, status: text, error: text })
  .transform(withCreatedAt);
export type LoggedMail = z.output<typeof loggedMailRow>;

/** A set of templates, as templateset/ reads it (contract §3). */
export const templateSetRow = z
  .object({ id, name: text, active: flag })
  .transform(({ active: isActive, ...row }) => ({ ...row, isActive }));
export type TemplateSet = z.output<typeof templateSetRow>;

/** A type of mail, as templatetype/ reads it. A provider may list the type's placeholders; null if it does not. */
export const templateTypeRow = z.object({
  id,
  code: text,
  name: text,
  placeholders: z
    .array(z.string())
    .nullish()
    .catch(null)
    .transform((names) => names ?? null),
});
export type TemplateType = z.output<typeof templateTypeRow>;

/** A template, as templates/ reads it, in the form's values. */
export const templateRow = z
  .object({
    id,
    templateset: reference,
    templateset_name: text,
    templatetype: reference,
    templatetype_name: text,
    subject: text,
    body: text,
  })
  .transform(({ templateset_name: setName, templatetype_name: typeName, ...row }) => ({ ...row, setName, typeName }));
export type Template = z.output<typeof templateRow>;

/**
 * A periodic task of the provider, as periodictask/ reads it (contract §3), to be completed with its schedule in words.
 */
export const periodicTaskRow = z
  .object({ id, name: text, task: text, crontab: text, enabled: flag, last_run_at: moment })
  .transform(({ enabled: isEnabled, last_run_at: lastRunAt, ...task }) => ({
    ...task,
    isEnabled,
    lastRunAt,
    schedule: null as Schedule | null,
    isLate: false,
  }));
export type PeriodicTask = z.output<typeof periodicTaskRow>;
