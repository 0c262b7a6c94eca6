import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/session/guards.server";
import { bellData } from "./bell.server";

export async function loader(args: LoaderFunctionArgs) {
  const { provider, user, reply } = await requireUser(args, { passive: true });
  return reply(Response.json(await bellData(provider, user), { headers: { "Cache-Control": "no-store" } }));
}
