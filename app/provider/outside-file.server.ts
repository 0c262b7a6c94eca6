import { Agent, errors, request } from "undici";
import { signedMediaPath } from "./media-signature.server";
import { mediaPath } from "./rows.server";

/** The prefix, below "/media/", of the portal's own addresses for pictures of other hosts. */
const OUTSIDE = "outside/";

const TIMEOUT_MS = 5_000;
/** How long a whole file may take: a host that sends a little now and then does not run into the other limits. */
const WHOLE_FILE_MS = 30_000;
/** How long a host that did not answer is not asked again. */
const REST_MS = 10 * 60_000;

const agentFor = (maxResponseSize: number) =>
  new Agent({
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
    maxResponseSize,
  });

/** What is accepted from other hosts: the types, and agents that limit the size. */
const kinds = {
  picture: { type: /^image\/(png|jpeg|gif|webp)$/, agent: agentFor(512 * 1024) },
  pdf: { type: /^application\/pdf$/, agent: agentFor(20 * 1024 * 1024) },
} as const;

/** Hosts that did not answer, with the time until which they are not asked. */
const resting = new Map<string, number>();

/**
 * The portal's own address, below "/media/", of a picture whose address the provider gave: the provider's own pictures
 * are streamed, those of other hosts are fetched by the portal, so that browsers contact no other host. Null if it is
 * not the address of a picture.
 */
export function picturePath(address: string): string | null {
  if (!address) return null;
  return mediaPath.parse(address) ?? (isOutside(address) ? signedMediaPath(OUTSIDE + encoded(address)) : null);
}

/** The address of another host's picture from its path below "/media/"; null for the provider's own. */
export function outsideAddress(path: string): string | null {
  if (!path.startsWith(OUTSIDE)) return null;
  const address = Buffer.from(path.slice(OUTSIDE.length), "base64url").toString();
  return isOutside(address) ? address : null;
}

/** A file from another host; null if the host does not send one of this kind in time. Redirects are not followed. */
export async function fetchOutside(
  address: string,
  kind: keyof typeof kinds,
  now = Date.now(),
): Promise<{ type: string; bytes: Buffer } | null> {
  const { host } = new URL(address);
  if ((resting.get(host) ?? 0) > now) return null;
  try {
    const { statusCode, headers, body } = await request(address, {
      dispatcher: kinds[kind].agent,
      signal: AbortSignal.timeout(WHOLE_FILE_MS),
    });
    const type = String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
    if (statusCode === 200 && kinds[kind].type.test(type))
      return { type, bytes: Buffer.from(await body.arrayBuffer()) };
    await body.dump();
  } catch (error) {
    // The host has answered, with more than is accepted.
    if (error instanceof errors.ResponseExceededMaxSizeError) return null;
    if (resting.size > 100) resting.clear();
    resting.set(host, now + REST_MS);
  }
  return null;
}

const encoded = (address: string): string => Buffer.from(address).toString("base64url");

/**
 * Whether an address looks like one on the public internet: https, a host name rather than an IP address, no port, no
 * user.
 */
export function isOutside(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === "https:" && url.port === "" && url.username === "" && /^([\w-]+\.)+[a-z]{2,}$/i.test(url.hostname)
  );
}
