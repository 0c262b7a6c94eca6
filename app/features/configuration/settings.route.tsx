import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { FormSections } from "~/crud/form-fields";
import { labelsOf } from "~/crud/sections";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { requireAdmin } from "~/session/guards.server";
import { forgetIdleLimit } from "~/session/idle-limit.server";
import { PortalForm, RequiredNote } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { Icon } from "~/ui/icon";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import { fieldOf, labelOf, openedFieldOf, type Setting, settingSections } from "./setting";
import { m } from "./setting-messages";
import { readSettings, changesMessage, sendChanges, type SettingChanges, settingsForm } from "./setting-rules.server";

const path = "/admin/configuration/settings";

/** Names a setting that somebody else has changed while the form was open. */
const MEANWHILE = "meanwhile";

export const meta = titled(m.settings);

export async function loader(args: LoaderFunctionArgs) {
  const { provider, url } = await requireAdmin(args, "view_settings_admin");
  const settings = await readSettings(provider);
  const keys = url.searchParams.getAll(MEANWHILE);
  const state: FormState = {
    token: crypto.randomUUID(),
    values: Object.fromEntries(
      settings.flatMap((one) => [
        [fieldOf(one), [one.value]],
        [openedFieldOf(one), [one.value]],
      ]),
    ),
    errors: {},
  };
  return { settings, meanwhile: settings.filter(({ key }) => keys.includes(key)), state };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireAdmin(args, "view_settings_admin");
  const { provider, t } = context;
  const settings = await readSettings(provider);
  const openedValues: Record<string, string[]> = {};
  const schema = settingsForm(t, settings, (setting) => (openedValues[openedFieldOf(setting)] = [setting.value]));
  const answer = await submit(context, args.request, schema, {
    send: async ({ changes, meanwhile }: SettingChanges) => {
      await sendChanges(provider, settings, changes);
      if (changes.some(({ key }) => key === "session_idle")) await forgetIdleLimit();
      const changed = settings.filter((one) => changes.some(({ key }) => key === one.key));
      return { saved: changes.length > 0 ? await changesMessage(provider, changed) : m.unchanged, meanwhile };
    },
    then: (_, { meanwhile }) =>
      meanwhile.length > 0 ? `${path}?${new URLSearchParams(meanwhile.map((key) => [MEANWHILE, key]))}` : path,
    labels: labelsOf(settingSections(settings)),
    toast: ({ saved }) => saved,
  });
  // Once people were told of the other change, they may overwrite it.
  if (!(answer instanceof Response) && "values" in answer.data) Object.assign(answer.data.values, openedValues);
  return answer;
}

export default function Settings() {
  const t = useT();
  const { key } = useLocation();
  const { settings, meanwhile, state: loaded } = useLoaderData<typeof loader>();
  const { state, ...problems } = useFormWithResult(loaded);
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(m.settings)}</h1>
        <RequiredNote />
      </div>
      {meanwhile.length > 0 && (
        <p className="notice notice-wait" role="status">
          <Icon name="info" />
          {t(m.meanwhile, { fields: meanwhile.map((one) => t(labelOf(one))).join(", ") })}
        </p>
      )}
      {settings.length > 0 ? <SettingsForm key={key} settings={settings} state={state} /> : <p>{t(m.none)}</p>}
    </>
  );
}

/**
 * Each answer creates the form anew. The settings' values when it was opened are kept, however often the page is
 * reloaded meanwhile.
 */
function SettingsForm({ settings, state }: { settings: Setting[]; state: FormState }) {
  const [opened] = useState(state.values);
  return (
    <PortalForm state={state}>
      {settings.map(openedFieldOf).map((name) => (
        <input key={name} type="hidden" name={name} value={opened[name]?.[0] ?? ""} />
      ))}
      <FormSections sections={settingSections(settings)} />
    </PortalForm>
  );
}
