import type { Person } from "../support/person.ts";
import type { Program } from "./programs.ts";

const MEMORY_EVERY_MS = 100;

/** The memory in MB that a download may add to the process, whatever its length; an idle process gives some back. */
export const MAX_GROWTH_MB = 100;

/** An answer that was read to its end: its bytes before compression, and what it cost. */
interface Download {
  bytes: number;
  seconds: number;
  /** Seconds of the portal's processor time. */
  cpu: number;
  /** MB of its memory before, and at most. */
  memory: [before: number, peak: number];
}

/** Reads an answer to its end; `took` is called with each piece of it. */
export async function download(
  portal: Program,
  path: string,
  { cookieHeader }: Person,
  took: (piece: Uint8Array) => unknown,
): Promise<Download> {
  const memory = () => portal.memory() / 1024;
  const before = memory();
  const [began, cpu] = [performance.now(), portal.cpu()];
  const { status, body } = await fetch(new URL(path, portal.url), { headers: { cookie: cookieHeader } });
  if (status !== 200 || !body) throw new Error(`${path} was answered with ${status}`);
  let [bytes, peak, measured] = [0, before, 0];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    await took(next.value);
    if (performance.now() - measured < MEMORY_EVERY_MS) continue;
    measured = performance.now();
    peak = Math.max(peak, memory());
  }
  const seconds = (performance.now() - began) / 1000;
  return { bytes, seconds, cpu: (portal.cpu() - cpu) / 1000, memory: [before, peak] };
}
