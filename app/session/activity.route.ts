import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "./guards.server";

/** The page's script tells that its person is active; the guard notes it. */
export async function loader(args: LoaderFunctionArgs) {
  const { reply } = await requireUser(args);
  return reply(new Response(null, { status: 204 }));
}
