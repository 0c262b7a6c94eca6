import { inject } from "vitest";

const portal = inject("portals")[Number(process.env.VITEST_POOL_ID) - 1];
if (!portal) throw new Error(`no portal for the worker ${process.env.VITEST_POOL_ID}`);

/** The portal that nobody but the files of this worker uses, one file after the other. */
export const { url: base, providerUrl } = portal;
