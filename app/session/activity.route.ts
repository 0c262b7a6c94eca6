import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "./guards.server";

/** Called by the page's script while the person is active; the guard notes the activity. */
export async function loader(args: LoaderFunctionArgs) {
  const { reply } = await requireUser(args);
  return reply(new Response(null, { status: 204 }));
}
