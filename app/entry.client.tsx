import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** What the scripts cannot do without; a browser that lacks it keeps the page as the server sent it (README, "Browsers"). */
const isCapable = "TransformStream" in window && "hasOwn" in Object;

/**
 * Remix's first rendering suspends until the page's data is decoded. It is let do so before hydration: a key or click that
 * makes React hydrate at once, while something suspends, would leave the page without script for good (React's error 345).
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    if (!(suspended instanceof Promise)) throw suspended;
    await suspended;
  }
}

/**
 * Whether the page is that of the address bar. Going back from a reloaded page before its scripts have started changes
 * the address only; Remix looks at the path alone, and after it has begun to take the page over.
 */
function isOfItsAddress(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return true;
  const { pathname, search } = new URL(loaded.name);
  return pathname === location.pathname && search === location.search;
}

async function takeOver(): Promise<void> {
  await decodeData();
  if (isOfItsAddress()) startTransition(() => void hydrateRoot(document, <RemixBrowser />));
  else location.reload();
}

if (isCapable) void takeOver();
