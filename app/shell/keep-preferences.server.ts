import type { ActionFunctionArgs } from "@remix-run/node";
import { postedForm } from "~/session/form-data.server";
import { anyone } from "~/session/guards.server";
import type { PreferenceName } from "~/session/preferences";
import { preferenceSchemas } from "~/session/preferences.server";
import { ownPath } from "~/session/start-page";

/**
 * An action that saves the named choices of a posted form in cookies and returns to the page with the form; a form that
 * names no page stays on its own.
 */
export function keepPreferences(...names: PreferenceName[]) {
  return async (args: ActionFunctionArgs): Promise<Response | null> => {
    const context = await anyone(args);
    const form = await postedForm(args.request);
    for (const name of names) {
      const value = form.has(name) ? preferenceSchemas[name].parse(form.get(name)) : undefined;
      if (value !== undefined) context.setPreference(name, String(value));
    }
    return form.has("to") ? context.redirect(ownPath(form.get("to")) ?? "/") : null;
  };
}
