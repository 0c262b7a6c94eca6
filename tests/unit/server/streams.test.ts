import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { AppHandler } from "../../../server/remix.ts";
import { closePortal } from "../../../server/stop.ts";
import { startPortal } from "./portal-under-test.ts";

/** An app with an endless stream, which says what became of it. */
function streamingApp() {
  const events: string[] = [];
  const handler: AppHandler = async (request, { clientGone }) => {
    if (request.url.endsWith("/slow")) {
      await pause(300);
      return new Response("done");
    }
    clientGone.addEventListener("abort", () => events.push("gone"));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from("data: hello\n\n")),
      cancel: () => void events.push("cancelled"),
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" } });
  };
  return { handler, events };
}

async function listen(port: number): Promise<IncomingMessage> {
  const request = get({
    port,
    host: "127.0.0.1",
    path: "/stream",
    agent: false,
    headers: { "Accept-Encoding": "gzip, br" },
  });
  request.on("error", () => {});
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

test("events leave at once and uncompressed", async () => {
  const { handler } = streamingApp();
  const { port } = await startPortal({ handler });
  const response = await listen(port);
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.headers["cache-control"]).toBe("no-cache");
  const [chunk] = await once(response, "data");
  expect(String(chunk)).toBe("data: hello\n\n");
  response.destroy();
});

test("a client that leaves aborts clientGone and cancels the app's stream", async () => {
  const { handler, events } = streamingApp();
  const { port, streams } = await startPortal({ handler });
  const response = await listen(port);
  await once(response, "data");
  expect([events, streams.size]).toEqual([[], 1]);
  response.destroy();
  await vi.waitFor(() => expect(events.sort()).toEqual(["cancelled", "gone"]));
  expect(streams.size).toBe(0);
});

test("a HEAD request leaves no stream open behind it", async () => {
  const { handler, events } = streamingApp();
  const { send, streams } = await startPortal({ handler });
  expect((await send("/stream", { method: "HEAD" })).status).toBe(200);
  await vi.waitFor(() => expect(events.sort()).toEqual(["cancelled", "gone"]));
  expect(streams.size).toBe(0);
});

test("a reader that stands still stops the app's stream from piling up", async () => {
  let produced = 0;
  const { port } = await startPortal({
    handler: async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            produced += 65_536;
            controller.enqueue(Buffer.alloc(65_536));
          },
        }),
      ),
  });
  const response = await listen(port);
  response.pause();
  await pause(300);
  const before = produced;
  await pause(200);
  expect(produced).toBe(before);
  response.destroy();
});

test("a stalled reader whose stream the app gives up is cut off", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.alloc(16 * 1024 * 1024));
      setTimeout(() => controller.error(new Error("too slow")), 200);
    },
  });
  const headers = { "Content-Type": "text/event-stream" };
  const { port, streams } = await startPortal({ handler: async () => new Response(body, { headers }) });
  const response = await listen(port);
  response.pause();
  expect(streams.size).toBe(1);
  await vi.waitFor(() => expect(streams.size).toBe(0));
});

test("a stop ends streams in order, lets work in flight finish and takes less than 5 s", async () => {
  const { handler, events } = streamingApp();
  const { port, server, streams, send } = await startPortal({ handler });
  const response = await listen(port);
  const ended = once(response.resume(), "end");
  const slow = send("/slow");
  await pause(50);
  const started = performance.now();
  await closePortal({ server, streams });
  expect(performance.now() - started).toBeLessThan(2000);
  await ended;
  expect(events).toContain("gone");
  expect((await slow).body.toString()).toBe("done");
  await expect(send("/")).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
