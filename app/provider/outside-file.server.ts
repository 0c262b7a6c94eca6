import { Agent, request } from "undici";
import { signedMediaPath } from "./media-signature.server";
import { mediaPath } from "./rows.server";

/** Where pictures of other hosts stand in the portal's own addresses, below "/media/". */
const OUTSIDE = "outside/";

const TIMEOUT_MS = 5_000;
/** How long a host that did not answer is not asked again, in milliseconds. */
const REST_MS = 10 * 60_000;

const agentFor = (maxResponseSize: number) =>
  new Agent({
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
    maxResponseSize,
  });

/** What is taken from other hosts: the types, and agents that take so many bytes at most. */
const kinds = {
  picture: { type: /^image\/(png|jpeg|gif|webp)$/, agent: agentFor(512 * 1024) },
  pdf: { type: /^application\/pdf$/, agent: agentFor(20 * 1024 * 1024) },
} as const;

/** Hosts that did not answer, with the time until which they are left alone. */
const resting = new Map<string, number>();

/**
 * Where the portal shows the picture at an address that the provider gave, as behind "/media/": one of the provider's own as any
 * other, one of another host as the portal fetches it, so that browsers speak to no other host. Nothing for what is no such address.
 */
export function picturePath(address: string): string | null {
  if (!address) return null;
  return mediaPath.parse(address) ?? (isOutside(address) ? signedMediaPath(OUTSIDE + encoded(address)) : null);
}

/** The address of another host's picture by its path below "/media/"; null for the provider's own. */
export function outsideAddress(path: string): string | null {
  if (!path.startsWith(OUTSIDE)) return null;
  const address = Buffer.from(path.slice(OUTSIDE.length), "base64url").toString();
  return isOutside(address) ? address : null;
}

/** A file of another host; null where it gives none of the kind in time. Redirects are not followed. */
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
    });
    const type = String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
    if (statusCode === 200 && kinds[kind].type.test(type))
      return { type, bytes: Buffer.from(await body.arrayBuffer()) };
    await body.dump();
  } catch {
    if (resting.size > 100) resting.clear();
    resting.set(host, now + REST_MS);
  }
  return null;
}

const encoded = (address: string): string => Buffer.from(address).toString("base64url");

/** Whether an address is one of the open internet by its looks: https, a name and not a number, no port. */
export function isOutside(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === "https:" && url.port === "" && url.username === "" && /^([\w-]+\.)+[a-z]{2,}$/i.test(url.hostname)
  );
}
