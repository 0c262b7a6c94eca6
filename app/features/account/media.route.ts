import type { LoaderFunctionArgs } from "@remix-run/node";
import { isSignedMedia } from "~/provider/media-signature.server";
import { fetchOutside, outsideAddress } from "~/provider/outside-file.server";
import { errorPage } from "~/session/error-pages.server";
import { requireUser } from "~/session/guards.server";
import { providerFile } from "~/session/provider-file.server";

const PREFIX = "/media/";
/** Pictures are named by their content at most for this long: a replaced photo must not stay. Seconds. */
const FRESH_SECONDS = 300;

/** The pictures that the portal itself showed; every other file is read through the record that it belongs to. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args, { passive: true });
  const { pathname, searchParams } = context.url;
  // As it was signed, percent-encoded: the route's parameter is decoded.
  const path = pathname.slice(PREFIX.length);
  if (!isSignedMedia(path, searchParams.get("s") ?? "")) throw errorPage({ kind: "missing" }, 404);
  const outside = outsideAddress(path);
  const picture = outside ? await outsidePicture(outside) : await providerFile(context, path, args.request);
  picture.headers.set("Cache-Control", `private, max-age=${FRESH_SECONDS}`);
  return context.reply(picture);
}

/** A picture of another host; nothing where it gives none, which is no fault: the initials show. */
async function outsidePicture(address: string): Promise<Response> {
  const picture = await fetchOutside(address, "picture");
  if (!picture) return new Response(null, { status: 204 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: { "Content-Type": picture.type, "X-Content-Type-Options": "nosniff" },
  });
}
