import { redirectToStart } from "~/session/guards.server";
import { keepPreferences } from "./keep-preferences.server";

export { NoPage as default } from "~/ui/no-page";

export const loader = redirectToStart;
export const action = keepPreferences("language");
