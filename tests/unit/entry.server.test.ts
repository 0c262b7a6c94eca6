import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { handleError, withData } from "~/entry.server";
import { log } from "~/log.server";

const logged = vi.spyOn(log, "error").mockReturnValue();
beforeEach(() => logged.mockClear());

const tell = (error: unknown, context = {}, method = "GET") =>
  handleError(error, { request: new Request("http://portal.test/media/photo.png", { method }), context, params: {} });

test("a fault is logged", () => {
  tell(new TypeError("a fault"));
  expect(logged).toHaveBeenCalledWith({ error: expect.stringContaining("a fault") }, "a page failed");
});

test("a read that fails because the browser has left is no fault; the work of a form goes on", () => {
  tell(new TypeError("a fault"), { clientGone: AbortSignal.abort() });
  expect(logged).not.toHaveBeenCalled();
  tell(new TypeError("a fault"), { clientGone: AbortSignal.abort() }, "POST");
  expect(logged).toHaveBeenCalledOnce();
});

test("an answer that a loader threw is no fault", () => {
  tell({ status: 404, statusText: "", internal: false, data: { kind: "missing" } });
  expect(logged).not.toHaveBeenCalled();
});

test("a page's data comes as it is and cannot end its script", () => {
  const loaded = `[{"a":"it's \\"here\\" \\u2028\u2028"}]\n\r</script><script>alert(1)</script>&<!--$&`;
  const page = withData("<html><body><p>$&</p></body></html>", loaded, "once");
  const [, code = ""] =
    /^<html><body><p>\$&<\/p><script nonce="once">([^<]*)<\/script><\/body><\/html>$/.exec(page) ?? [];
  const [enqueue, close] = [vi.fn(), vi.fn()];
  runInNewContext(code, { window: { __remixContext: { streamController: { enqueue, close } } } });
  expect(enqueue).toHaveBeenCalledWith(loaded);
  expect(close).toHaveBeenCalled();
});
