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

if (isCapable) void decodeData().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
