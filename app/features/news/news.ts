import { DAY_MS } from "~/language/dates";
import type { Role } from "~/session/permissions";
import type { StatusStyle } from "~/ui/status";
import { m } from "./messages";

const published: StatusStyle = { word: m.published, tone: "green", icon: "ok" };
const draft: StatusStyle = { word: m.draft, tone: "gray", icon: "edit" };

/** The style of a news item's status. */
export const newsStatusStyle = ({ isPublished }: { isPublished: boolean }): StatusStyle =>
  isPublished ? published : draft;

/** The page where a role reads news, and a single item on it. */
export const newsPath = (role: Role): string => (role === "admin" ? "/admin/inbox" : "/news");
export const newsItemPath = (list: string, id: number): string => `${list}?id=${id}`;

/** Older news is not shown as unread. */
export const MAX_UNREAD_AGE_MS = 90 * DAY_MS;

/** A news item in a list, without the full text. */
export interface NewsHead {
  id: number;
  title: string;
  /** The beginning of the text. */
  excerpt: string;
  image: string | null;
  createdAt: string | null;
}

/** Whether an item is unread for somebody who has read these. */
export function isUnread(
  { id, createdAt }: Pick<NewsHead, "id" | "createdAt">,
  read: ReadonlySet<number>,
  now: number,
) {
  return createdAt !== null && now - Date.parse(createdAt) < MAX_UNREAD_AGE_MS && !read.has(id);
}
