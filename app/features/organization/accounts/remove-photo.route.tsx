import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Told, toastOf } from "~/forms/told.server";
import { profilePath } from "~/paths";
import { ValidationError } from "~/provider/errors";
import { readOwnForm } from "~/session/form-account.server";
import { requireSide } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { forgetUser } from "~/session/users.server";
import { m } from "./profile-messages";

export { NoPage as default } from "~/ui/no-page";

/** Only a form posts to this address; whoever opens it, as after a login, is redirected to the profile. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  return context.redirect(profilePath(context.role));
}

/** Removes the photo of the signed-in person, then returns to the profile. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { provider, user, role, session, t, redirect } = context;
  await readOwnForm(context, args.request);
  const leave = (told: Told) => redirect(profilePath(role), { toast: toastOf(told, t) });
  try {
    // A photo that no longer exists counts as removed.
    await nullIf(provider.send("deletefotouser", { user_id: user.id }), "missing");
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return leave({ ...m.photoNotRemoved, isDoubtful: true });
  }
  await forgetUser(session.access ?? "");
  const changed = await nullIf(context.readUser(), ...FAILED);
  return leave(changed?.photo ? { ...m.photoStillShown, isDoubtful: true } : m.photoRemoved);
}
