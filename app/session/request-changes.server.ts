import { sharedState } from "~/shared-state.server";

/**
 * A request that somebody changed in the portal, announced to their own side: the people of `tenant`, or the NOC if
 * null. The provider notifies the other side.
 */
export interface RequestChange {
  request: number;
  tenant: number | null;
}

const CHANNEL = "request-change";

/** Calls the listener with every change from now on, made in any process. */
export function onRequestChange(listener: (change: RequestChange) => void): void {
  sharedState.subscribe(CHANNEL, (message) => listener(JSON.parse(message) as RequestChange));
}

/** Announces a change to the listeners of all processes. */
export const publishRequestChange = (change: RequestChange): Promise<void> =>
  sharedState.publish(CHANNEL, JSON.stringify(change));
