import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const MINUTE = 60_000;
/** Names the time at which this browser last asked the portal for something, in epoch milliseconds; its tabs share it. */
const CONTACT = "portal-contact";
const activities = ["mousemove", "mousedown", "keydown", "wheel", "scroll", "touchstart"] as const;

/**
 * Watches the idle limit of a signed-in page (spec 1 §9). Mouse, key and scroll activity reaches the server as a new reading of the
 * page, at most once in a minute or a quarter of the limit. After the limit the page is loaded anew and the server answers that the
 * session has expired; without script (`lite`, or the browser's choice) a refresh does that.
 */
export function IdleWatch({ minutes, lite = false }: { minutes: number; lite?: boolean }) {
  useIdleWatch(minutes);
  // Later than the limit by some seconds: the session must be over when the page asks.
  const refresh = <meta httpEquiv="refresh" content={String(Math.ceil(minutes * 60) + 5)} />;
  return lite ? refresh : <noscript>{refresh}</noscript>;
}

function useIdleWatch(minutes: number): void {
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
