import type { ReactNode } from "react";
import type { Message } from "~/language/language";
import type { Reader } from "./reader-links";
import type { KindName } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Reading } from "~/session/guards.server";
import type { Action, Participant } from "~/inventory/requests/transitions";

/** The props of a kind's content on the request's page. */
export interface ContentProps<Content> {
  /** The output of the kind's reader (request-kinds.server.ts). */
  content: Content;
  request: RequestRow;
  participant: Participant;
  reader: Reader;
}

/**
 * What must be done before a request can continue, depending on its content: until then it is the turn of whoever does
 * it.
 */
export interface Precondition {
  by: Participant;
  what: Message;
  /** The same, addressed to the one whose turn it is. */
  yours: Message;
  /** The actions that must wait for it. */
  before: readonly Action[];
  /** Why they are not possible yet. */
  refusal: Message;
  /** The page where it is done. */
  path: string;
  label: Message;
}

/**
 * What is specific to a request kind on the pages of its requests; name, path and icon are in the inventory's table.
 */
export interface RequestKind<Content = never> {
  /** The work of an approved request, for those who wait for it and for whoever does it; `{tenant}` filed it. */
  work?: { what: Message; yours: Message };
  /** What must be done before the request can continue; null if nothing. */
  preconditionOf?: (content: Content, request: RequestRow) => Precondition | null;
  /** The content of the request. Kinds without a part of their own have none. */
  Content?: (props: ContentProps<Content>) => ReactNode;
}

/** The kinds of a folder below kinds/, exported by its kind.ts. */
export type RequestKinds = Readonly<Partial<Record<KindName, RequestKind>>>;

/**
 * The readers of the kinds' content, exported by their read-content.server.ts (contract §5 "Reading the parts of one
 * request").
 */
export type ContentReaders = Readonly<
  Partial<Record<KindName, (context: Reading, request: RequestRow) => Promise<object | null>>>
>;
