import type { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { changeData } from "./kept-data.ts";
import type { PortalAddress } from "./portals-setup.ts";

function ownPortal(): PortalAddress {
  const own = inject("portals")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`no portal for the worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The portal of this worker, used by its files one after the other. Each begins with the demo data (fresh-data.ts). */
export const portal = ownPortal();
export const { url: base, providerUrl } = portal;

/** Changes the provider's data for this file, even to something that its calls would refuse. */
export const prepareData = (prepare: (database: DatabaseSync) => void): void => changeData(portal.dataDir, prepare);
