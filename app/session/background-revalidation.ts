import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The query parameter of a request that the page's script makes by itself: it is no activity of a person. */
export const BACKGROUND_PARAM = "quiet";

/**
 * What a page shows of itself: its loader's data, read anew whenever `news` becomes another value. Only the page's own loader is
 * asked, its request does not put off the idle limit, and one that fails leaves the page as it is.
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
  // One at a time: a load that the next one breaks off leaves an unhandled rejection behind. Nor beside
  // a navigation: the page would show what its own form has done as a colleague's doing.
  const isNavigating = useNavigation().state !== "idle";
  const isIdle = state === "idle" && !isNavigating;
  useEffect(() => {
    if (!isIdle || known.current === news) return;
    known.current = news;
    load(url);
  }, [isIdle, news, url, load]);
  return shown.data;
}
