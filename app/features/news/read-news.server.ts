import { textOf } from "~/forms/sanitize.server";
import { beginning } from "~/language/shortened";
import type { Page, Query, Reads } from "~/provider/index.server";
import type { NewsHead } from "./news";
import { type NewsRow, newsRow } from "./rows.server";

/** The length of an excerpt. */
const EXCERPT_CHARACTERS = 160;

/** Part of the published news, the newest first. */
export async function readNews(
  provider: Reads,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page<NewsHead>> {
  const asked: Query = { published: "Y", ordering: "-created_at" };
  const { count, results } = await provider.list("news", newsRow, { ...asked, offset, limit });
  if (results.every(({ isPublished }) => isPublished)) return { count, results: results.map(headOf) };
  // The provider does not support the filter, so its count includes drafts.
  const published = (await provider.all("news", newsRow, asked)).filter(({ isPublished }) => isPublished);
  return { count: published.length, results: published.slice(offset, offset + limit).map(headOf) };
}

function headOf({ id, title, content, image, createdAt }: NewsRow): NewsHead {
  const text = textOf(content);
  const excerpt =
    text.length > EXCERPT_CHARACTERS ? `${beginning(text, EXCERPT_CHARACTERS).replace(/\s+\S*$/, "")} …` : text;
  return { id, title, excerpt, image, createdAt };
}
