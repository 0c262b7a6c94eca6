import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { refuseOutdated, stillThere } from "~/crud/edit-checks.server";
import { FormSections, type Section } from "~/crud/form-fields";
import { m as crudWords } from "~/crud/messages";
import { openForm } from "~/crud/open-form.server";
import { openPage, recordOfForm } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { FormSection, PortalForm, RequiredNote } from "~/forms/form";
import { PREVIEW } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled, titleWith } from "~/ui/title";
import { fieldsOf, readSchedule } from "./cron.server";
import { m } from "./cron-messages";
import { cronjobPath } from "./cron-paths";
import type { PeriodicTask } from "./rows.server";
import { ScheduleFacts } from "./schedule-facts";
import { readTask, taskForm, taskLabels, updateTask } from "./task-rules.server";

const statuses = [
  { value: "true", label: m.enabled },
  { value: "false", label: m.disabled },
];

const sections: readonly Section[] = [
  {
    title: m.schedule,
    note: m.scheduleNote,
    fields: [
      { as: "text", name: "minute", label: m.minute, hint: m.minuteHint, required: true },
      { as: "text", name: "hour", label: m.hour, hint: m.hourHint, required: true },
      { as: "text", name: "day", label: m.day, hint: m.dayHint, required: true },
      { as: "text", name: "month", label: m.month, hint: m.monthHint, required: true },
      { as: "text", name: "weekday", label: m.weekday, hint: m.weekdayHint, required: true },
      { as: "choices", name: "enabled", label: m.status, options: statuses, required: true },
    ],
  },
];

export const meta = titled<{ record?: string } | undefined>((data, t) => titleWith(t(m.editCronjob), data?.record));

const formValues = ({ crontab, isEnabled }: PeriodicTask) => ({ ...fieldsOf(crontab), enabled: String(isEnabled) });

/** Reads the form's page. */
const reader =
  (context: SignedIn, { params: { parameter } }: LoaderFunctionArgs) =>
  async (params: URLSearchParams) => {
    const { provider, language } = context;
    const task = await recordOfForm(context, readTask(provider, parameter));
    const start = task ? formValues(task) : {};
    return {
      record: task?.name,
      schedule: task && readSchedule(task.crontab, language),
      state: await openForm(provider, { sections, start, editing: true }, params),
    };
  };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_cronjob_admin");
  return openPage(context, reader(context, args));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_cronjob_admin");
  const { provider, t, language } = context;
  return submit(context, args.request, taskForm(t), {
    page: reader(context, args),
    send: async ({ preview, crontab, isEnabled }, posted) => {
      if (preview) return { schedule: readSchedule(crontab, language) };
      const task = await stillThere(readTask(provider, args.params.parameter), t);
      await refuseOutdated(sections, formValues(task), posted, { t });
      return { message: await updateTask(provider, task, { crontab, isEnabled }) };
    },
    then: (_, { message }) => (message ? cronjobPath : null),
    toast: ({ message }) => message ?? crudWords.updated,
    list: cronjobPath,
    labels: taskLabels,
  });
}

export default function CronjobForm() {
  const t = useT();
  const { record: name, schedule, state: loaded } = useFormPage<typeof loader>();
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
        <FormSections sections={sections} />
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
