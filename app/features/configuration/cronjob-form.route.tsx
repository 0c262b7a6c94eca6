import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { m as crudWords } from "~/crud/messages";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { ChoicesField, TextField } from "~/forms/fields";
import { FormSection, PortalForm, RequiredNote } from "~/forms/form";
import { type FormState, PREVIEW } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { titled, titleWith } from "~/ui/title";
import { fieldsOf, readSchedule } from "./cron.server";
import { m } from "./cron-messages";
import { cronjobPath } from "./cron-paths";
import { ScheduleFacts } from "./schedule-facts";
import { readTask, taskForm, taskLabels, updateTask } from "./task-rules.server";

export const meta = titled<{ record?: string } | undefined>((data, t) => titleWith(t(m.editCronjob), data?.record));

export async function loader(args: LoaderFunctionArgs) {
  const { provider, language } = await requireAdmin(args, "view_cronjob_admin");
  const { name, crontab, isEnabled } = await readTask(provider, args.params.parameter);
  const fields = Object.entries(fieldsOf(crontab)).map(([field, text]) => [field, [text]]);
  const values = { ...Object.fromEntries(fields), enabled: [String(isEnabled)] };
  // Choices give a form a hidden first submit button, so that Enter does not press "Show meaning".
  const state: FormState = { token: crypto.randomUUID(), values, errors: {}, choices: {} };
  return { record: name, schedule: readSchedule(crontab, language), state };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_cronjob_admin");
  const { provider, t, language } = context;
  return submit(context, args.request, taskForm(t), {
    send: async ({ preview, crontab, isEnabled }) => {
      if (preview) return { schedule: readSchedule(crontab, language) };
      const task = await readTask(provider, args.params.parameter);
      return { message: await updateTask(provider, task, { crontab, isEnabled }) };
    },
    then: (_, { message }) => (message ? cronjobPath : null),
    toast: ({ message }) => message ?? crudWords.updated,
    list: cronjobPath,
    labels: taskLabels,
  });
}

const statuses = [
  { value: "true", label: m.enabled },
  { value: "false", label: m.disabled },
];

export default function CronjobForm() {
  const t = useT();
  const { record: name, schedule, state: loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, ...problems } = useFormWithResult(loaded);
  const shown = answer ? ("result" in answer ? answer.result.schedule : null) : schedule;
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(m.editCronjob)}</h1>
        <p>{name}</p>
        <RequiredNote />
      </div>
      <PortalForm state={state} back={cronjobPath}>
        <FormSection title={m.schedule} note={m.scheduleNote}>
          <TextField name="minute" label={m.minute} hint={m.minuteHint} required />
          <TextField name="hour" label={m.hour} hint={m.hourHint} required />
          <TextField name="day" label={m.day} hint={m.dayHint} required />
          <TextField name="month" label={m.month} hint={m.monthHint} required />
          <TextField name="weekday" label={m.weekday} hint={m.weekdayHint} required />
          <ChoicesField name="enabled" label={m.status} options={statuses} required />
        </FormSection>
        <FormSection title={m.meaning}>
          <div className="field-wide stack">
            <div role="status">{shown && <ScheduleFacts schedule={shown} />}</div>
            <p>
              <button className="button" name={PREVIEW} value="show">
                {t(m.showMeaning)}
              </button>
            </p>
          </div>
        </FormSection>
      </PortalForm>
    </>
  );
}
