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

export function announce(origin: string, isDemo: boolean): void {
  if (isDemo) console.log(banner);
  console.log(`The portal is at ${origin}`);
  if (isDemo) console.log(accounts);
}
