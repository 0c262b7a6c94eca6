import type { LoaderFunctionArgs } from "@remix-run/node";
import { isSignedMedia } from "~/provider/media-signature.server";
import { fetchOutside, outsideAddress } from "~/provider/outside-file.server";
import { requireUser } from "~/session/guards.server";
import { providerFile } from "~/session/provider-file.server";
import { nullIf } from "~/session/thrown-answer";

const PREFIX = "/media/";
/**
 * Seconds that a picture may be cached: its name does not change with its content, and a replaced photo must not stay.
 */
const FRESH_SECONDS = 300;

/** The answer for a picture that does not exist; nobody reads its body. */
const missing = () => new Response(null, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** Serves the pictures that the portal itself has shown; every other file is read through its record. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args, { passive: true });
  const { pathname, searchParams } = context.url;
  // The path as it was signed, percent-encoded: the route's parameter is decoded.
  const path = pathname.slice(PREFIX.length);
  if (!isSignedMedia(path, searchParams.get("s") ?? "")) return context.reply(missing());
  const outside = outsideAddress(path);
  const picture = outside
    ? await outsidePicture(outside)
    : await nullIf(providerFile(context, path, args.request), "missing");
  if (!picture) return context.reply(missing());
  picture.headers.set("Cache-Control", `private, max-age=${FRESH_SECONDS}`);
  return context.reply(picture);
}

/** A picture of another host; 204 if the host does not send it, which is no fault: the initials are shown. */
async function outsidePicture(address: string): Promise<Response> {
  const picture = await fetchOutside(address, "picture");
  if (!picture) return new Response(null, { status: 204 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: { "Content-Type": picture.type, "X-Content-Type-Options": "nosniff" },
  });
}
