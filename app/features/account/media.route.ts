import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/session/guards.server";

/** Files are named by their content at most for this long: a replaced photo must not stay. Seconds. */
const FRESH_FOR = 300;
/** What a page may show; everything else, which the browser might take for a page of the portal, is a download. */
const SHOWN = /^(image\/(png|jpeg|gif|webp)|application\/pdf)\b/;

/** The provider's images and files: the browser never talks to the provider's host (contract §1). */
export async function loader(args: LoaderFunctionArgs) {
  const { provider, reply } = await requireUser(args, { passive: true });
  const file = await provider.file(args.params["*"] ?? "", { range: args.request.headers.get("Range") });
  const headers = new Headers({
    "Content-Type": file.type,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": `private, max-age=${FRESH_FOR}`,
  });
  if (!SHOWN.test(file.type)) headers.set("Content-Disposition", "attachment");
  if (file.length !== null) headers.set("Content-Length", String(file.length));
  if (file.etag) headers.set("ETag", file.etag);
  if (file.contentRange) headers.set("Content-Range", file.contentRange);
  return reply(new Response(file.body as ReadableStream, { status: file.status, headers }));
}
