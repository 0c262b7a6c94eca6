import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";

/**
 * The first control of a form, named after the account that the form was opened with. By it the server refuses a form
 * if another account has signed in meanwhile, as in another tab. When somebody goes back, a browser restores the longer
 * texts typed into a form of the same first names, which those of another account must not be.
 */
export function AccountMark() {
  // The page's data may be reloaded for another account; what is typed remains the first one's.
  const [account] = useState(useRouteLoaderData<{ account: number | null }>("root")?.account);
  return account && <input type="hidden" name={`of-${account}`} />;
}
