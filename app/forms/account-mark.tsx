import { useRouteLoaderData } from "@remix-run/react";

/**
 * The first control of a form into which people type, named after the account; it is not sent. When somebody goes back, a
 * browser restores the longer texts typed into a form of the same first names, even if another account has signed in meanwhile.
 */
export function AccountMark() {
  const account = useRouteLoaderData<{ account: number | null }>("root")?.account;
  return account ? <input type="hidden" disabled name={`of-${account}`} /> : null;
}
