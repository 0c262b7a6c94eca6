import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { leaving } from "./leaving";

/**
 * Saves what is typed into the page's forms as drafts when the page is left for another one of the portal without being
 * submitted. Where each page is loaded anew, the browser itself brings back choices and longer texts.
 */
export function useDraftsWhenLeft(): void {
  const { state, formMethod } = useNavigation();
  const isLeaving = state === "loading" && formMethod !== "POST";
  useEffect(() => {
    if (isLeaving)
      leaving()
        .then(({ saveLeft }) => saveLeft())
        .catch(() => undefined);
  }, [isLeaving]);
}
