import { publicOrigin, readSettingsWithProvider } from "../server/settings.ts";

const settings = readSettingsWithProvider(process.env);

/** The environment, parsed once. A bad setting stops the start with a message that names it. */
export const config = { ...settings, ORIGIN: publicOrigin(settings) };
