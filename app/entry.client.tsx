import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** What the scripts require; a browser without it keeps the page as the server sent it (README, "Browsers"). */
const isCapable = "TransformStream" in window && "hasOwn" in Object && mayStore();

/** Whether the scripts may store something; locked-down browsers can refuse it. */
function mayStore(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem("portal-probe", "");
      storage.removeItem("portal-probe");
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Remix's first rendering suspends until the page's data is decoded. This runs before hydration: a key or click that
 * makes React hydrate while something is suspended would leave the page without script for good (React's error 345).
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
 * Whether the document matches the address bar. Going back from a reloaded page before its scripts have started changes
 * only the address; Remix compares only the path, and only after it has started to hydrate.
 */
function matchesAddress(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return true;
  const { pathname, search } = new URL(loaded.name);
  return pathname === location.pathname && search === location.search;
}

async function hydrate(): Promise<void> {
  await decodeData();
  if (matchesAddress()) startTransition(() => void hydrateRoot(document, <RemixBrowser />));
  else location.reload();
}

if (isCapable) void hydrate();
