const accounts = `Demo accounts (password Rahasia-2024!):
  /admin/login  noc (all permissions), noclimited (rack types only), nocfresh (not yet verified)
  /login        tenant1, tenant2 (confirmed), tenant3 (not confirmed), tenantfresh (not yet verified)
  both          frozen (inactive), nothing (no permission)`;

export function announce(origin: string, withDemoAccounts: boolean): void {
  console.log(`The portal is at ${origin}`);
  if (withDemoAccounts) console.log(accounts);
}
