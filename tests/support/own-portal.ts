import { inject } from "vitest";
import { restoreData } from "./kept-data.ts";

const portal = inject("portals")[Number(process.env.VITEST_POOL_ID) - 1];
if (!portal) throw new Error(`no portal for the worker ${process.env.VITEST_POOL_ID}`);

// What the files before this one have stored is gone.
await restoreData(portal.dataDir);

/** The portal that nobody but the files of this worker uses, one file after the other. */
export const { url: base, providerUrl } = portal;
