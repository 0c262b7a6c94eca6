import type { Logger } from "pino";

const accounts = `Demo accounts (password Rahasia-2024!):
  /admin/login  noc (all permissions), noclimited (rack types only), nocfresh (not yet verified)
  /login        tenant1, tenant2 (confirmed), tenant3 (not confirmed), tenantfresh (not yet verified)
  both          frozen (inactive), nothing (no permission)`;

const banner = `
  ****************************************************************************
  **  DEMO: the bundled reference provider with passwords everybody knows.  **
  **  Set PROVIDER_URL for a real one.                                      **
  ****************************************************************************
`;

/** People read what the demo says; with a provider everything on standard output is a line of the log. */
export function announce(origin: string, isDemo: boolean, log: Logger): void {
  if (isDemo) console.log(`${banner}\nThe portal is at ${origin}\n${accounts}`);
  else log.info(`the portal is at ${origin}`);
}
