import type { Role } from "~/session/permissions";
import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";

/** Whether readers see it, by the provider's Y and N. */
export const newsStatuses = {
  Y: { word: m.published, tone: "green", icon: "ok" },
  N: { word: m.draft, tone: "gray", icon: "edit" },
} as const satisfies Record<"Y" | "N", StatusStyle>;

/** Where a role reads news, and one piece of it. */
export const newsPath = (role: Role): string => (role === "admin" ? "/admin/inbox" : "/news");
export const newsItemPath = (list: string, id: number): string => `${list}?id=${id}`;

/** News that is older is not told as unread, in milliseconds. */
export const NEW_MS = 90 * 24 * 60 * 60 * 1000;

/** A piece of news in a list, where the whole text is not needed. */
export interface NewsHead {
  id: number;
  title: string;
  /** The beginning of the text. */
  excerpt: string;
  image: string | null;
  createdAt: string | null;
}

/** Whether somebody who has read these has still to read it. */
export function isUnread(
  { id, createdAt }: Pick<NewsHead, "id" | "createdAt">,
  read: ReadonlySet<number>,
  now: number,
) {
  return createdAt !== null && now - Date.parse(createdAt) < NEW_MS && !read.has(id);
}
