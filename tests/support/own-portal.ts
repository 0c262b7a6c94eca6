import type { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { changeData } from "./kept-data.ts";
import type { PortalAddress } from "./portals-setup.ts";

function ownPortal(): PortalAddress {
  const own = inject("portals")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`no portal for the worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The portal that nobody but the files of this worker uses, one file after the other. Each begins with the demo data (fresh-data.ts). */
export const portal = ownPortal();
export const { url: base, providerUrl } = portal;

/** Changes what the portal's provider has stored, also to what its calls would not take; for this file. */
export const prepareData = (prepare: (database: DatabaseSync) => void): void => changeData(portal.dataDir, prepare);
