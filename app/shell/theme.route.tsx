import { leadOn } from "~/session/guards.server";
import { keepPreferences } from "./keep-preferences.server";

export { NoPage as default } from "~/ui/no-page";

export const loader = leadOn;
export const action = keepPreferences("scheme", "accent", "sidebar");
