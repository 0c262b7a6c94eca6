import type { SignedIn } from "./guards.server";

/**
 * The types that a page may show; anything else, which the browser might take for a page of the portal, is sent as a
 * download: also a list of types, of which browsers take the last.
 */
const SHOWN_TYPES = /^(image\/(png|jpeg|gif|webp)|application\/pdf)(;[^,]*)?$/;

/**
 * A file of the provider, or the part of it that the request asks for: the browser never contacts the provider's host
 * (contract §1). `path` as in `provider.file`.
 */
export async function providerFile({ provider }: SignedIn, path: string, request: Request): Promise<Response> {
  // With If-Range the browser has a part already, perhaps of an earlier file: it gets the whole one.
  const range = request.headers.has("If-Range") ? null : request.headers.get("Range");
  const file = await provider.file(path, range);
  const headers = new Headers({ "Content-Type": file.type, "X-Content-Type-Options": "nosniff" });
  if (!SHOWN_TYPES.test(file.type)) headers.set("Content-Disposition", "attachment");
  if (file.length !== null) headers.set("Content-Length", String(file.length));
  if (file.encoding) headers.set("Content-Encoding", file.encoding);
  if (file.etag) headers.set("ETag", file.etag);
  if (file.contentRange) headers.set("Content-Range", file.contentRange);
  return new Response(file.body as ReadableStream, { status: file.status, headers });
}
