import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { leaving } from "./leaving";

/**
 * Saves what is typed into the page's forms as drafts when the page is left for another one of the portal without being
 * submitted; opening a notification is a POST, too. Where each page is loaded anew, the browser itself brings back choices
 * and longer texts.
 */
export function useDraftsWhenLeft(): void {
  const { state, formMethod, formAction } = useNavigation();
  const isLeaving = formMethod === "POST" ? formAction?.includes("/notification") : state === "loading";
  useEffect(() => {
    if (isLeaving)
      leaving()
        .then(({ saveLeft }) => saveLeft())
        .catch(() => undefined);
  }, [isLeaving]);
}
