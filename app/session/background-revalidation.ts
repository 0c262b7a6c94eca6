import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * The query parameter that marks a request as made by the page's script: it does not count as activity of the person.
 */
export const BACKGROUND_PARAM = "quiet";

/**
 * The page's loader data, read again whenever `news` changes. Only the page's own loader is called; the request does
 * not extend the idle limit, and if it fails the page stays as it is.
 */
export function useBackgroundRevalidation<Data>(loaded: Data, news: unknown): Data {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(BACKGROUND_PARAM, "");
  const url = `${pathname}?${query}`;
  const { load, data, state } = useFetcher({ key: url });
  const read = data as Data | null | undefined;
  const [shown, setShown] = useState({ loaded, read, data: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, read, data: loaded });
  else if (shown.read !== read) setShown({ loaded, read, data: read ?? shown.data });

  const known = useRef(news);
  // One load at a time, because aborting one leaves an unhandled rejection; and none during a navigation, because the
  // page would show the result of its own form as somebody else's change.
  const isNavigating = useNavigation().state !== "idle";
  const isIdle = state === "idle" && !isNavigating;
  useEffect(() => {
    if (!isIdle || known.current === news) return;
    known.current = news;
    load(url);
  }, [isIdle, news, url, load]);
  return shown.data;
}
