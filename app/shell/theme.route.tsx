import { keepPreferences, leadOn } from "./keep-preferences.server";

export { NoPage as default } from "./no-page";

export const loader = leadOn;
export const action = keepPreferences("scheme", "accent", "sidebar");
