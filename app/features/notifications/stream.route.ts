import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { requireUser } from "~/session/guards.server";
import { idleMinutes } from "~/session/idle-limit.server";
import { tenantOf } from "~/session/permissions";
import { live } from "./live.server";

/** Proxies must neither keep, change nor gather a stream. */
const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args, { passive: true });
  // A stream has no end at which its data could be answered.
  if (args.context.isData === true) throw errorPage({ kind: "missing" }, 404);
  const { user, session, provider, clientGone, reply } = context;
  const { id: sessionId = "", seen = 0 } = session;
  const until = seen + (await idleMinutes(provider)) * 60_000;
  const listener = { userId: String(user.id), tenant: tenantOf(context), sessionId, until, gone: clientGone };
  return reply(new Response(live.open(listener), { headers }));
}
