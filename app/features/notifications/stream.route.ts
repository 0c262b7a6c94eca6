import { PassThrough, type Writable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { requireUser } from "~/session/guards.server";
import { handoverOf } from "~/session/handover.server";
import { idleMinutes } from "~/session/idle-limit.server";
import { tenantOf } from "~/session/permissions";
import { live } from "./live.server";

/** Proxies must not cache, transform or buffer a stream. */
const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args, { passive: true });
  // A stream never ends, so it cannot be answered as loader data.
  if (args.context.isData === true) throw errorPage({ kind: "missing" }, 404);
  const { user, session, provider, reply } = context;
  const { id: sessionId = "", seen = 0 } = session;
  const until = seen + (await idleMinutes(provider)) * 60_000;
  const listener = { userId: String(user.id), tenant: tenantOf(context), sessionId, until };
  const events = (out: Writable) => live.open(listener, out);
  const handover = handoverOf(args.context);
  if (handover) handover.events = events;
  return reply(new Response(handover ? null : bodyOf(events), { headers }));
}

function bodyOf(events: (out: Writable) => void): ReadableStream<Uint8Array> {
  const out = new PassThrough();
  events(out);
  return createReadableStreamFromReadable(out);
}
