import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Remix's first rendering suspends until the page's data is decoded. It is let do so before hydration: a key or click that
 * makes React hydrate at once, while something suspends, would leave the page without script for good (React's error 345).
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
}

void decodeData().then(() => startTransition(() => void hydrateRoot(document, <RemixBrowser />)));
