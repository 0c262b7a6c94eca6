import { randomUUID } from "node:crypto";
import type { Claims } from "./shared-state.ts";

/** A holder that dies is replaced after at most this time plus one attempt. */
const TTL_MS = 3_000;

interface Lease {
  won(): void;
  lost(): void;
}

/** Keeps trying to hold what only one process may, and reports when it is won or lost. */
export function holdLease(claims: Claims, name: string, { won, lost }: Lease, ttl = TTL_MS): void {
  const holder = randomUUID();
  let held = false;
  async function tick(): Promise<void> {
    const holds = await claims.claim(`lease:${name}`, holder, ttl);
    if (holds === held) return;
    held = holds;
    if (held) won();
    else lost();
  }
  void tick();
  setInterval(() => void tick(), ttl / 3).unref();
}
