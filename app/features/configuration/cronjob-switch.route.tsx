import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { ConfirmPage } from "~/forms/confirm-page";
import { useLastResult } from "~/forms/last-result";
import { ProblemSummary } from "~/forms/problem-summary";
import { titled } from "~/ui/title";
import { m } from "./cron-messages";
import { cronjobPath } from "./cron-paths";
import { readTask, updateTask } from "./task-rules.server";

export const meta = titled<{ isEnabled: boolean } | undefined>((data, t) =>
  t(data?.isEnabled ? m.disableJob : m.enableJob),
);

export async function loader(args: LoaderFunctionArgs) {
  const { provider } = await requireAdmin(args, "view_cronjob_admin");
  const { name, isEnabled } = await readTask(provider, args.params.parameter);
  return { record: name, isEnabled };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_cronjob_admin");
  const { provider } = context;
  return submit(context, args.request, z.object({ enabled: z.enum(["true", "false"]) }), {
    send: async ({ enabled }) =>
      updateTask(provider, await readTask(provider, args.params.parameter), { isEnabled: enabled === "true" }),
    then: cronjobPath,
    toast: (message) => message,
  });
}

export default function CronjobSwitch() {
  const t = useT();
  const { record: name, isEnabled } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={isEnabled ? m.disableJob : m.enableJob}
      button={isEnabled ? m.disable : m.enable}
      icon={isEnabled ? "pause" : "ok"}
      back={cronjobPath}
      harmless
      values={{ enabled: String(!isEnabled) }}
    >
      <ProblemSummary {...useLastResult()} />
      <p>{t(isEnabled ? m.willRest : m.willRun, { name })}</p>
    </ConfirmPage>
  );
}
