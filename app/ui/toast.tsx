import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Icon } from "./icon";

/** A short message for the next page. */
export interface ToastData {
  message: string;
  tone?: "success" | "error";
  /** Milliseconds it is shown, if not the default of its tone. */
  shownFor?: number;
}

/** How long a toast is shown (spec 1 §9). Without script it stays until the next page. */
const SHOWN_MS = { success: 1000, error: 3000 } as const;

/**
 * The message of the last redirect, which root's loader returns once. It is first in main, so that it is announced. `lasting` is shown
 * whenever there is none, for as long as it is given.
 */
export function Toast({ lasting }: { lasting?: ToastData | false }) {
  const toast = useRouteLoaderData<{ toast: ToastData | null }>("root")?.toast ?? null;
  const [shown, setShown] = useState(toast);
  const [last, setLast] = useState(toast);
  // Reloading the page's data without a new message does not remove the current one early.
  if (toast !== last) {
    setLast(toast);
    if (toast) setShown(toast);
  }
  useEffect(() => {
    if (!shown) return;
    // React may stop this timer only after the next toast is shown, and after its time: it removes its own toast only.
    const remove = () => setShown((current) => (current === shown ? null : current));
    const timer = setTimeout(remove, shown.shownFor ?? SHOWN_MS[shown.tone ?? "success"]);
    return () => clearTimeout(timer);
  }, [shown]);
  const told = shown ?? lasting;
  return (
    <div role="status">
      {told && (
        <p className={`toast toast-${told.tone ?? "success"}`}>
          <Icon name={told.tone === "error" ? "warn" : "ok"} />
          {told.message}
        </p>
      )}
    </div>
  );
}
