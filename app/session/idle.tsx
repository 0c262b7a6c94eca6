import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const MINUTE = 60_000;
/** Names the time at which this browser last asked the portal for something, in epoch milliseconds; its tabs share it. */
const CONTACT = "portal-contact";
const activities = ["mousemove", "mousedown", "keydown", "wheel", "scroll", "touchstart"] as const;

/**
 * For the head of a signed-in page that has no script, by its own (`lite`) or the browser's choice: loads it anew after the idle
 * limit, later by some seconds, for the session must be over when the page asks.
 */
export function IdleRefresh({ minutes, lite }: { minutes: number; lite: boolean }) {
  const refresh = <meta httpEquiv="refresh" content={String(Math.ceil(minutes * 60) + 5)} />;
  return lite ? refresh : <noscript>{refresh}</noscript>;
}

/**
 * Watches the idle limit of a signed-in page (spec 1 §9). Mouse, key and scroll activity reaches the server as a new reading of the
 * page, at most once in a minute or a quarter of the limit. After the limit the page is loaded anew and the server answers that the
 * session has expired.
 */
export function useIdleWatch(minutes: number): void {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const isAsking = state !== "idle" || navigation.state !== "idle";
  const asking = useRef(isAsking);

  useEffect(() => {
    asking.current = isAsking;
    if (!isAsking) localStorage.setItem(CONTACT, String(Date.now()));
  }, [isAsking]);

  useEffect(() => {
    const limit = minutes * MINUTE;
    let active = false;
    const noteActivity = () => (active = true);
    const watch = () => {
      const quiet = Date.now() - Number(localStorage.getItem(CONTACT));
      if (asking.current) return;
      if (quiet > limit + 1000) window.location.replace(window.location.pathname + window.location.search);
      else if (active && quiet > Math.min(limit / 4, MINUTE)) {
        active = false;
        revalidate();
      }
    };
    for (const activity of activities) addEventListener(activity, noteActivity, { passive: true, capture: true });
    const timer = setInterval(watch, 1000);
    return () => {
      clearInterval(timer);
      for (const activity of activities) removeEventListener(activity, noteActivity, { capture: true });
    };
  }, [minutes, revalidate]);
}
