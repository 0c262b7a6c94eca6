import { requireChromium } from "./installed-chromium.ts";

/** Before the workers start theirs. */
export default requireChromium;
