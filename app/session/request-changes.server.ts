/** A request that somebody changed by the portal, for their own side: people of a tenant, null for the NOC. The provider tells the others. */
export interface RequestChange {
  request: number;
  tenant: number | null;
}

type Listener = (change: RequestChange) => void;

const listeners = new Set<Listener>();

/** Calls the listener with every change from now on. Works within one process. */
export function onRequestChange(listener: Listener): void {
  listeners.add(listener);
}

export function publishRequestChange(change: RequestChange): void {
  for (const listener of listeners) listener(change);
}
