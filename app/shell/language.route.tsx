import { keepPreferences, leadOn } from "./keep-preferences.server";

export const loader = leadOn;
export const action = keepPreferences("language");
