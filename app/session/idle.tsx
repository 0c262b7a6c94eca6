import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { leaving } from "./leaving";

const MINUTE_MS = 60_000;
/** The part of the limit after which a page says that the session is about to end. */
const WARNED_AFTER = 0.8;
/**
 * The localStorage key for the time of this browser's last request to the portal, in epoch milliseconds; all tabs share
 * it.
 */
const CONTACT = "portal-contact";
/** Screen readers and voice control may press a button by a click alone. */
const activities = ["mousemove", "click", "keydown", "scroll", "touchstart"] as const;

/** When a page without script reloads, and from which address. */
interface Refresh {
  seconds: number;
  url: string;
}

/** The refresh requested by a page's data. */
export const refreshOf = (data: unknown): Refresh | null => (data as { refresh?: Refresh } | null)?.refresh ?? null;

/**
 * In the head of a signed-in page without scripts (`lite`, or scripts switched off in the browser): reloads it a few
 * seconds after the idle limit, when the session is surely over. A page that shows live data reloads `sooner`, from an
 * address that does not count as activity.
 */
export function IdleRefresh({ minutes, lite, sooner }: { minutes: number; lite: boolean; sooner?: Refresh | null }) {
  const content = sooner ? `${sooner.seconds}; url=${sooner.url}` : String(Math.ceil(minutes * 60) + 5);
  const refresh = <meta httpEquiv="refresh" content={content} />;
  return lite ? refresh : <noscript>{refresh}</noscript>;
}

/**
 * Watches the idle limit of a signed-in page (spec 1 §9). Mouse, key and scroll activity is reported to the server at
 * most once a minute or once a quarter of the limit; the page itself is not reloaded, which could disturb a form being
 * filled in. Returns whether the limit is near; after it the page is left.
 */
export function useIdleWatch(minutes: number): boolean {
  const [isNear, setNear] = useState(false);
  const isAsking = useNavigation().state !== "idle";
  const asking = useRef(isAsking);

  useEffect(() => {
    asking.current = isAsking;
    if (!isAsking) noteContact();
  }, [isAsking]);

  useEffect(() => {
    const limit = minutes * MINUTE_MS;
    let contact = Date.now();
    let active = false;
    const noteActivity = () => (active = true);
    const watch = () => {
      // The browser's storage may have been cleared since.
      contact = Number(localStorage.getItem(CONTACT) ?? contact);
      const quiet = Date.now() - contact;
      setNear(quiet > limit * WARNED_AFTER);
      if (asking.current) return;
      if (quiet > limit + 1000) leave();
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

  return isNear;
}

/** If the server cannot be reached, the page stays as it is. */
const leave = () =>
  void leaving().then(
    ({ leaveEnded }) => leaveEnded(),
    () => undefined,
  );

const noteContact = () => localStorage.setItem(CONTACT, String(Date.now()));

/** If the session has ended, the person learns it at the limit or from the notification stream. */
async function tellActivity(): Promise<void> {
  const answer = await fetch("/session/activity", { redirect: "manual" }).catch(() => null);
  if (answer?.ok) noteContact();
}
