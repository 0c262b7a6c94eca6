import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveEnded } from "./leave";

const MINUTE_MS = 60_000;
/** Names the time at which this browser last asked the portal for something, in epoch milliseconds; its tabs share it. */
const CONTACT = "portal-contact";
const activities = ["mousemove", "mousedown", "keydown", "wheel", "scroll", "touchstart"] as const;

/** When a page without script is loaded anew, and at which address. */
interface Refresh {
  seconds: number;
  url: string;
}

/** The refresh that the data of a page asks for. */
export const refreshOf = (data: unknown): Refresh | null => (data as { refresh?: Refresh } | null)?.refresh ?? null;

/**
 * For the head of a signed-in page that has no script, by its own (`lite`) or the browser's choice: loads it anew after the idle
 * limit, later by some seconds, for the session must be over when the page asks. A page that shows what goes on is loaded `sooner`, at
 * an address that is no activity of a person.
 */
export function IdleRefresh({ minutes, lite, sooner }: { minutes: number; lite: boolean; sooner?: Refresh | null }) {
  const content = sooner ? `${sooner.seconds}; url=${sooner.url}` : String(Math.ceil(minutes * 60) + 5);
  const refresh = <meta httpEquiv="refresh" content={content} />;
  return lite ? refresh : <noscript>{refresh}</noscript>;
}

/**
 * Watches the idle limit of a signed-in page (spec 1 §9). Mouse, key and scroll activity is told to the server at most once in a
 * minute or a quarter of the limit; it does not read the page anew, which could fail amid the filling in of a form. After the limit
 * the page is left.
 */
export function useIdleWatch(minutes: number): void {
  const isAsking = useNavigation().state !== "idle";
  const asking = useRef(isAsking);

  useEffect(() => {
    asking.current = isAsking;
    if (!isAsking) noteContact();
  }, [isAsking]);

  useEffect(() => {
    const limit = minutes * MINUTE_MS;
    let active = false;
    const noteActivity = () => (active = true);
    const watch = () => {
      const quiet = Date.now() - Number(localStorage.getItem(CONTACT));
      if (asking.current) return;
      if (quiet > limit + 1000) void leaveEnded();
      else if (active && quiet > Math.min(limit / 4, MINUTE_MS)) {
        active = false;
        asking.current = true;
        void tellActivity().finally(() => (asking.current = false));
      }
    };
    for (const activity of activities) addEventListener(activity, noteActivity, { passive: true, capture: true });
    const timer = setInterval(watch, 1000);
    return () => {
      clearInterval(timer);
      for (const activity of activities) removeEventListener(activity, noteActivity, { capture: true });
    };
  }, [minutes]);
}

const noteContact = () => localStorage.setItem(CONTACT, String(Date.now()));

/** An ended session shows at the limit, or to the bell. */
async function tellActivity(): Promise<void> {
  const answer = await fetch("/session/activity", { redirect: "manual" }).catch(() => null);
  if (answer?.ok) noteContact();
}
