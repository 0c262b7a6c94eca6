import { z } from "zod";
import { aboutFields, notSaved } from "~/crud/edit-checks.server";
import type { Told } from "~/forms/told.server";
import { type Message, sentences, type Translate } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { id, text } from "~/provider/rows.server";
import { FAILED, kindOfAnswer, nullIf } from "~/session/thrown-answer";
import { badValue, fieldOf, isKnown, labelOf, openedFieldOf, type Setting } from "./setting";
import { m } from "./setting-messages";

const settingRow = z.object({ id, key: text, value: text, description: text });

export const readSettings = (provider: Provider): Promise<Setting[]> =>
  provider.all("setting", settingRow, { ordering: "key" });

/** A setting's new value. */
interface Change {
  key: string;
  value: string;
}

/** The changes that a form makes to the current settings. */
export interface SettingChanges {
  changes: Change[];
  /** Keys that somebody else has changed since the form was opened, and that this form does not change. */
  meanwhile: string[];
}

/** Browsers send CR LF line ends. */
const plain = (value: string | undefined) => (value ?? "").replace(/\r\n/g, "\n").trim();

/**
 * The form of all settings, compared with their current values. Only what was changed in the form is checked and sent.
 * A setting that somebody else has set to another value is reported at its field; `onConflict` receives its current
 * value.
 */
export function settingsForm(t: Translate, settings: readonly Setting[], onConflict: (setting: Setting) => void) {
  const fields = settings.flatMap((one) => [fieldOf(one), openedFieldOf(one)]);
  return z
    .object(Object.fromEntries(fields.map((name) => [name, z.string().optional()])))
    .transform((form, issues): SettingChanges => {
      const outcome: SettingChanges = { changes: [], meanwhile: [] };
      for (const setting of settings) {
        const typed = plain(form[fieldOf(setting)]);
        const opened = plain(form[openedFieldOf(setting)]);
        const now = plain(setting.value);
        const refuse = (message: string) => issues.addIssue({ code: "custom", path: [fieldOf(setting)], message });
        const field = t(labelOf(setting));
        if (typed === opened) {
          if (now !== opened) outcome.meanwhile.push(setting.key);
          continue;
        }
        if (typed === now) continue;
        const bad = badValue(setting, typed);
        if (bad) refuse(t(bad, { field }));
        else if (now !== opened) {
          refuse(t(now ? m.conflict : m.conflictEmptied, { field, value: now }));
          onConflict(setting);
        } else outcome.changes.push({ key: setting.key, value: typed });
      }
      return outcome;
    });
}

/** Sends the changes in one call; the provider's messages are shown at their fields. */
export async function sendChanges(provider: Provider, settings: readonly Setting[], changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  try {
    await provider.send("setting/bulkupdate", changes);
  } catch (error) {
    throw error instanceof ValidationError ? atSettings(error, settings, changes) : error;
  }
}

/**
 * The message that the changes to these settings were saved. Those that the provider has not saved are named, and those
 * that it has, but gives to no page: pages read each setting that the portal knows by `setting/get/<key>`.
 */
export async function changesMessage(provider: Provider, changed: readonly Setting[]): Promise<Told> {
  const [now, given] = await Promise.all([
    nullIf(readSettings(provider), ...FAILED),
    Promise.all(changed.map(async (one) => !isKnown(one) || isGiven(provider, one))),
  ]);
  const unsaved = changed.filter(({ key, value }) => now?.find((one) => one.key === key)?.value === value);
  const unused = changed.filter((one, at) => !given[at] && !unsaved.includes(one));
  const labelled = (settings: readonly Setting[]) => settings.map((one) => ({ label: labelOf(one) }));
  const told: Message[] = [
    ...(unsaved.length < changed.length ? [m.saved] : []),
    ...(unsaved.length > 0 ? [notSaved(labelled(unsaved))] : []),
    ...(unused.length > 0 ? [aboutFields(m.unused, labelled(unused))] : []),
  ];
  const message = told.reduce(sentences);
  return unsaved.length + unused.length > 0 ? { ...message, isDoubtful: true } : message;
}

const isGiven = (provider: Provider, { key }: Setting): Promise<boolean> =>
  provider.read(`setting/get/${key}`, z.unknown()).then(
    () => true,
    (thrown: unknown) => !["missing", "refused"].includes(kindOfAnswer(thrown) ?? ""),
  );

/** "[1].value" refers to the second change, "session_idle" to the setting with this key, "value" to the only change. */
function atSettings(
  { status, fields, messages }: ValidationError,
  settings: readonly Setting[],
  changes: Change[],
): ValidationError {
  const fieldOfPath = (path: string): string => {
    const [, at] = /^\[(\d+)\]/.exec(path) ?? [];
    const only = changes.length === 1 && /^(key|value)$/.test(path) ? changes[0]?.key : undefined;
    const key = at === undefined ? (only ?? path) : changes[Number(at)]?.key;
    const setting = settings.find((one) => one.key === key);
    return setting ? fieldOf(setting) : path;
  };
  const messagesByField = Object.entries(fields).map(([path, words]) => [fieldOfPath(path), words]);
  return new ValidationError(status, { ...Object.fromEntries(messagesByField), non_field_errors: messages });
}
