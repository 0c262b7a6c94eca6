import type { ReactNode } from "react";
import type { Message } from "~/language/language";
import type { Reader } from "~/inventory/reader-links";
import type { KindName } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Reading } from "~/session/guards.server";
import type { Permission } from "~/session/permissions";
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

/** What its tenant still has to do, by another request, after a request was done: also once it is closed. */
export interface FollowUp {
  /** What is still missing, said beside the request's own next step. */
  missing: Message;
  /** The next step once the request is closed. */
  what: Message;
  /** The same, addressed to the tenant. */
  yours: Message;
  /** The page where it is done, for those who may do it. */
  path?: string;
  label: Message;
}

/**
 * What the next step of a request depends on besides its state; name, path and icon of a kind are in the inventory's table.
 */
export interface RequestKind<Content = never> {
  /** The form by which tenants file it; the second step of a replacement has none. */
  form?: { path: string; permission: Permission };
  /** The work of an approved request, for those who wait for it and for whoever does it; `{tenant}` filed it. */
  work?: { what: Message; yours: Message };
  /** What must be done before the request can continue; null if nothing. */
  preconditionOf?: (content: Content, request: RequestRow) => Precondition | null;
  /** What must follow the request; null if nothing. */
  followUpOf?: (content: Content, request: RequestRow) => FollowUp | null;
}

/** The kinds of a folder below kinds/, exported by its kind.ts. */
export type RequestKinds = Readonly<Partial<Record<KindName, RequestKind>>>;

/** What the page of a request shows of the kinds' content, exported by their content.tsx. */
export type RequestContents = Readonly<Partial<Record<KindName, (props: ContentProps<never>) => ReactNode>>>;

/** A request that is being read: its address already says its id and kind. */
export interface RequestRead {
  id: number;
  kind: string;
  row: Promise<RequestRow>;
  /** The rack of its work is not shown. */
  withoutRack?: true;
}

/**
 * The readers of the kinds' content, exported by their read-content.server.ts (contract §5 "Reading the parts of one
 * request").
 */
export type ContentReaders = Readonly<
  Partial<Record<KindName, (context: Reading, request: RequestRead) => Promise<object | null>>>
>;
