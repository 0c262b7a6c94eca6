import type { ReactNode } from "react";
import type { Message } from "~/language/language";
import type { Reader } from "./reader-links";
import type { KindName } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Reading } from "~/session/guards.server";
import type { Action, Participant } from "~/inventory/requests/transitions";

/** What a request's page gives to the part of it that its kind shows. */
export interface ContentProps<Content> {
  /** What the kind's reader read (request-kinds.server.ts). */
  content: Content;
  request: RequestRow;
  part: Participant;
  reader: Reader;
}

/** What must be done before a request can go on, by what it is about: till then it is the turn of whoever does it. */
export interface Precondition {
  by: Participant;
  what: Message;
  /** The same, said to the one whose turn it is. */
  yours: Message;
  /** The actions that have to wait for it. */
  before: readonly Action[];
  /** Why they cannot be done yet. */
  refusal: Message;
  /** Where it is done. */
  path: string;
  label: Message;
}

/** What is particular to a request kind on the pages of its requests; name, path and icon stand in the inventory's table. */
export interface RequestKind<Content = never> {
  /** The work of an approved request, said to those who wait for it and to whoever does it; `{tenant}` filed it. */
  work?: { what: Message; yours: Message };
  /** What must be done before the request can go on; null where nothing must. */
  preconditionOf?: (content: Content, request: RequestRow) => Precondition | null;
  /** What the request is about. Kinds without a part of their own have none. */
  Content?: (props: ContentProps<Content>) => ReactNode;
}

/** The kinds of a folder of kinds/, told by its kind.ts. */
export type RequestKinds = Readonly<Partial<Record<KindName, RequestKind>>>;

/** What reads for the Content of each of them, told by its read-content.server.ts (contract §5 "Reading the parts of one request"). */
export type ContentReaders = Readonly<
  Partial<Record<KindName, (context: Reading, request: RequestRow) => Promise<object | null>>>
>;
