import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as news } from "~/features/news/news.route";
import { action as updates, loader as openUpdates } from "~/features/notifications/write-update.route";
import { formatNumber } from "~/language/numbers";
import { LIMITS } from "~/limits";
import { ValidationError } from "~/provider/errors";
import { answered, argsAt, fakeContext, fakeProvider, posting } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
const post = posting(guard.requireRole);

const path = "/admin/news/form";
const written = { title: "Feed B", content: "<p>On <b>Sunday</b><script>alert(1)</script></p>", published: "N" };

describe("a form with rich text", () => {
  it("sends clean HTML", async () => {
    const { status, calls } = await post(news, path, written);
    expect(status).toBe(303);
    expect(calls).toMatchObject([{ path: "news", given: { content: "<p>On <b>Sunday</b></p>", published: "N" } }]);
  });

  it("shows a preview when asked, with all that was typed, and sends nothing", async () => {
    const { status, body, calls } = await post(news, path, { ...written, title: "", "preview-text": "content" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      previews: { content: "<p>On <b>Sunday</b></p>" },
      values: { title: [""], content: [written.content] },
      problems: [],
    });
    expect(calls).toEqual([]);
  });

  it("shows no preview of other fields", async () => {
    const { body } = await post(news, path, { ...written, "preview-text": "title" });
    expect(body?.previews).toEqual({});
  });

  it("takes a longer text there than in other fields", async () => {
    const long = await post(news, path, { ...written, content: `<p>${"a".repeat(LIMITS.html - 7)}</p>` });
    expect(long.status).toBe(303);
    const tooLong = await post(news, path, { ...written, content: "a".repeat(LIMITS.html + 1) });
    expect(tooLong.body?.errors).toEqual({
      content: [`This text is too long: ${formatNumber(LIMITS.html, "en")} characters at most`],
    });
    const title = await post(news, path, { ...written, title: "a".repeat(LIMITS.text + 1) });
    expect(Object.keys(title.body?.errors ?? {})).toEqual(["title"]);
  });
});

const records = [
  { id: 1, title: "Old", version: "1", message: "<p>x</p>", created_at: "2026-01-01", read: 1 },
  {
    id: 2,
    title: "New",
    version: "2",
    message: "y",
    created_at: "2026-02-01",
    read: 0,
    read_by: [{ id: 9, name: "Maria" }],
  },
];

/** A page of the updates: the provider returns all of them at once, and deletes several at once. */
function at(url: string, chosen: string[] = [], refuse?: () => never) {
  const { provider, calls } = fakeProvider();
  const send = vi.fn(async () => refuse?.());
  const read = vi.fn((_path: string, shape: { parse: (body: unknown) => unknown }) =>
    Promise.resolve(shape.parse({ count: 1, results: records })),
  );
  const { context } = fakeContext(url, { provider: Object.assign(provider, { send, read }) });
  guard.requireRole.mockResolvedValue(context);
  const body = new FormData();
  for (const id of chosen) body.append("chosen", id);
  const request = new Request(context.url, { method: "POST", body });
  return { args: argsAt(context), posted: { request, params: {}, context: {} }, send, calls };
}

describe("the system updates", () => {
  it("are listed whole, the newest first, whatever the provider counts", async () => {
    const data = await openUpdates(at("/admin/configuration/writeupdate").args);
    expect(data).toMatchObject({
      count: 2,
      rows: [
        { id: 2, readBy: ["Maria"], message: "<p>y</p>" },
        { id: 1, readBy: null },
      ],
    });
    const found = await openUpdates(at("/admin/configuration/writeupdate?search=old").args);
    expect(found).toMatchObject({ count: 1, rows: [{ id: 1 }] });
  });

  it("are deleted at once", async () => {
    const { posted, send, calls } = at("/admin/configuration/writeupdate/delete", ["1", "2"]);
    expect(answered(await updates(posted)).status).toBe(303);
    expect(send.mock.calls).toEqual([["notificationupdate/deletebatch", { ids: [1, 2] }]]);
    expect(calls).toEqual([]);
  });

  it("are none of them deleted where the provider refuses", async () => {
    const refuse = () => {
      throw new ValidationError(400, { detail: "No." });
    };
    const { posted } = at("/admin/configuration/writeupdate/delete", ["1", "2"], refuse);
    const { status, body } = answered<{ refused: { id: number }[]; removed: number }>(await updates(posted));
    expect(status).toBe(409);
    expect(body).toMatchObject({ refused: [{ id: 1 }, { id: 2 }], removed: 0 });
  });
});
