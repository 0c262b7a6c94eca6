import type { Writable } from "node:stream";
import type { AppLoadContext, EntryContext } from "@remix-run/node";

/** What the portal's own server takes directly, bypassing Remix (server/handover.ts). */
interface Handover {
  assetsIn?: (assets: EntryContext["manifest"], language: string) => EntryContext["manifest"];
  page?: string;
  loaderData?: Map<string, unknown>;
  events?: (out: Writable) => void;
}

/** Undefined under another server, which only gets Remix's responses. */
export const handoverOf = (context: AppLoadContext) => context.handover as Handover | undefined;

/** Hands over the loaders' data, because the answer is a page without scripts. */
export function handOverData(context: AppLoadContext): void {
  const handover = handoverOf(context);
  if (handover && !context.isData) handover.loaderData = new Map();
}
