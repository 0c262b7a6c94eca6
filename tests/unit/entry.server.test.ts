import { beforeEach, expect, test, vi } from "vitest";
import { handleError, withData } from "~/entry.server";
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

test("a page's data cannot end its script", () => {
  const loaded = "</script><script>alert(1)</script>&<!--$&";
  const page = withData("<html><body><p>$&</p></body></html>", loaded, "once");
  const script =
    /^<html><body><p>\$&<\/p><script nonce="once">[\w.]+enqueue\(("[^<]*")\);[^<]*<\/script><\/body><\/html>$/;
  expect(JSON.parse(script.exec(page)?.[1] ?? "")).toBe(loaded);
});
