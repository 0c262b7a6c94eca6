import { z } from "zod";
import { accepted } from "~/crud/accepted.server";
import { m as crudWords } from "~/crud/messages";
import { requiredOption, requiredText } from "~/forms/schema";
import type { Told } from "~/forms/told.server";
import type { Message, Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { cronFields, type CronField, crontabOf, isCronField, isLate, readSchedule } from "./cron.server";
import { m } from "./cron-messages";
import { type PeriodicTask, periodicTaskRow } from "./rows.server";

/** The labels of the fields. */
export const taskLabels: Readonly<Record<CronField | "enabled", Message>> = {
  minute: m.minute,
  hour: m.hour,
  day: m.day,
  month: m.month,
  weekday: m.weekday,
  enabled: m.status,
};

/** A crontab in five fields. If it is valid but never runs, the message is shown at the day. */
export const taskForm = (t: Translate) =>
  z
    .object({
      ...(Object.fromEntries(
        cronFields.map((field) => [
          field,
          requiredText(t, taskLabels[field]).refine((text) => isCronField(field, text), {
            error: t(m.invalid, { field: t(taskLabels[field]) }),
          }),
        ]),
      ) as Record<CronField, z.ZodString>),
      enabled: requiredOption(t, m.status, ["true", "false"]),
      preview: z.string().optional(),
    })
    .transform((form) => ({
      crontab: crontabOf(form),
      isEnabled: form.enabled === "true",
      preview: form.preview !== undefined,
    }))
    .refine(({ crontab }) => readSchedule(crontab, "en") !== null, { path: ["day"], error: t(m.neverRuns) });

export const readTask = (provider: Provider, id: string | undefined): Promise<PeriodicTask> =>
  provider.read(`periodictask/${recordId(id)}`, periodicTaskRow);

/**
 * Changes a task, sending the whole record, because the provider may empty fields that are left out (contract §9.6).
 * Returns the message about it: a provider may accept a change without making it.
 */
export async function updateTask(
  provider: Provider,
  before: PeriodicTask,
  change: Partial<Pick<PeriodicTask, "crontab" | "isEnabled">>,
): Promise<Told> {
  const { id, name, task, crontab, isEnabled } = { ...before, ...change };
  await provider.update("periodictask", id, { name, task, crontab, enabled: String(isEnabled) });
  // A provider may write a crontab in another way.
  const isMade = (shown: PeriodicTask) =>
    shown.isEnabled === isEnabled && (crontab === before.crontab || shown.crontab !== before.crontab);
  const now = await nullIf(readTask(provider, String(id)), ...FAILED);
  return now === null || isMade(now) ? crudWords.updated : accepted.notShownYet;
}

/** A row of the list, with its schedule in words in the reader's language. */
export function withSchedule({ language }: Pick<SignedIn, "language">, now = new Date()) {
  return (task: PeriodicTask): PeriodicTask => ({
    ...task,
    schedule: readSchedule(task.crontab, language, now),
    isLate: task.isEnabled && isLate(task.crontab, task.lastRunAt, now),
  });
}
