import { sharedState } from "~/shared-state.server";

/** A request that somebody changed by the portal, for their own side: people of a tenant, null for the NOC. The provider tells the others. */
export interface RequestChange {
  request: number;
  tenant: number | null;
}

const CHANNEL = "request-change";

/** Calls the listener with every change from now on, in whatever process it was made. */
export function onRequestChange(listener: (change: RequestChange) => void): void {
  sharedState.subscribe(CHANNEL, (message) => listener(JSON.parse(message) as RequestChange));
}

export const publishRequestChange = (change: RequestChange): Promise<void> =>
  sharedState.publish(CHANNEL, JSON.stringify(change));
