import { expect, test } from "vitest";
import { isUnread, MAX_UNREAD_AGE_MS } from "~/features/news/news";
import { markRead, readMarks } from "~/features/news/read-marks.server";
import { readNews } from "~/features/news/read-news.server";
import { fakeProvider } from "../crud/support";

const piece = (id: number, published: string) => ({
  id,
  title: `News ${id}`,
  content: "<p>One</p><p>two</p>",
  published,
  created_at: "2026-11-20T09:00:00+07:00",
});

/** A browser that stores cookies. */
function browser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    readOwn: (name: string) => cookies.get(name),
    keepOwn: (name: string, value: string) => void cookies.set(name, value),
  };
}

test("drafts are left out where the provider does not know the filter, and are not counted", async () => {
  const { provider, calls } = fakeProvider({ records: { news: [piece(1, "Y"), piece(2, "N"), piece(3, "Y")] } });
  const { count, results } = await readNews(provider, { offset: 1, limit: 2 });
  expect(count).toBe(2);
  expect(results.map(({ id, excerpt }) => [id, excerpt])).toEqual([[3, "One two"]]);
  expect(calls).toHaveLength(2);
});

test("one call is enough where it does", async () => {
  const { provider, calls } = fakeProvider({ records: { news: [piece(1, "Y"), piece(3, "Y")] } });
  expect((await readNews(provider, { offset: 0, limit: 1 })).count).toBe(2);
  expect(calls).toEqual([
    { call: "list", path: "news", given: { published: "Y", ordering: "-created_at", offset: 0, limit: 1 } },
  ]);
});

test("a long text is told by its beginning, cut between words", async () => {
  const long = { ...piece(1, "Y"), content: `<p>${"kata ".repeat(60)}</p>` };
  const { provider } = fakeProvider({ records: { news: [long] } });
  const [news] = (await readNews(provider, { offset: 0, limit: 1 })).results;
  expect(news?.excerpt).toMatch(/kata …$/);
  expect(news?.excerpt.length).toBeLessThanOrEqual(162);
});

test("what was read is remembered by the browser, the latest 200", () => {
  const here = browser();
  expect([...readMarks(here)]).toEqual([]);
  markRead(here, [7, 36]);
  markRead(here, [7]);
  expect([...readMarks(here)]).toEqual([7, 36]);
  markRead(
    here,
    Array.from({ length: 200 }, (_, at) => 1000 + at),
  );
  expect(readMarks(here).has(7)).toBe(false);
  expect(readMarks(here).size).toBe(200);
  expect(here.cookies.get("news")?.length).toBeLessThan(1500);
});

test("a cookie that somebody changed counts as nothing", () => {
  const here = browser();
  here.keepOwn("news", "<>..!.z");
  expect([...readMarks(here)]).toEqual([35]);
});

test("news is unread until it was opened, or is old", () => {
  const now = Date.parse("2026-11-22T00:00:00Z");
  const fresh = { id: 1, createdAt: "2026-11-21T00:00:00Z" };
  expect(isUnread(fresh, new Set(), now)).toBe(true);
  expect(isUnread(fresh, new Set([1]), now)).toBe(false);
  expect(isUnread(fresh, new Set(), now + MAX_UNREAD_AGE_MS)).toBe(false);
  expect(isUnread({ id: 1, createdAt: null }, new Set(), now)).toBe(false);
});
