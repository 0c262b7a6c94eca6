import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { handleError, renderWithData } from "~/entry.server";
import { log } from "~/log.server";

const logged = vi.spyOn(log, "error").mockReturnValue();
beforeEach(() => logged.mockClear());

const tell = (error: unknown) =>
  handleError(error, { request: new Request("http://portal.test/media/photo.png"), context: {}, params: {} });

test("a fault is logged", () => {
  tell(new TypeError("a fault"));
  expect(logged).toHaveBeenCalledWith({ error: expect.stringContaining("a fault") }, "a page failed");
});

test("an answer that a loader threw is no fault", () => {
  tell({ status: 404, statusText: "", internal: false, data: { kind: "missing" } });
  expect(logged).not.toHaveBeenCalled();
});

test("characters of several bytes come whole, wherever the stream is cut", async () => {
  const dashes = Array.from({ length: 5_000 }, (_, key) => createElement("i", { key }, "–"));
  expect(await renderWithData(createElement("p", null, dashes))).toBe(`<p>${"<i>–</i>".repeat(5_000)}</p>`);
});
