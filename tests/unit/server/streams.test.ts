import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import type { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { data, type LoaderFunction, type ServerBuild } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { handleStreams } from "../../../server/event-streams.ts";
import type { Handover } from "../../../server/handover.ts";
import type { AppHandler } from "../../../server/remix.ts";
import { closePortal } from "../../../server/stop.ts";
import { startPortal } from "./portal-under-test.ts";

/** An app with an endless stream, which records how it ended. */
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

async function listen(port: number, path = "/stream", headers = {}): Promise<IncomingMessage> {
  const request = get({
    port,
    host: "127.0.0.1",
    path,
    agent: false,
    headers: { "Accept-Encoding": "gzip, br", ...headers },
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
  await expect.poll(() => events.sort()).toEqual(["cancelled", "gone"]);
  expect(streams.size).toBe(0);
});

test("a client that leaves before its stream is ready leaves none behind it", async () => {
  const { handler, events } = streamingApp();
  const asked = vi.fn<AppHandler>(async (request, context) => {
    if (!context.clientGone.aborted) await once(context.clientGone, "abort");
    return handler(request, context);
  });
  const { port, streams } = await startPortal({ handler: asked });
  const request = get({ port, host: "127.0.0.1", path: "/stream", agent: false }).on("error", () => {});
  await expect.poll(() => asked).toHaveBeenCalled();
  request.destroy();
  await expect.poll(() => events).toContain("cancelled");
  expect(streams.size).toBe(0);
});

test("a HEAD request leaves no stream open behind it", async () => {
  const { handler, events } = streamingApp();
  const { send, streams } = await startPortal({ handler });
  expect((await send("/stream", { method: "HEAD" })).status).toBe(200);
  await expect.poll(() => events.sort()).toEqual(["cancelled", "gone"]);
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
  await expect.poll(() => streams.size).toBe(0);
});

test("a stop ends streams in order, lets work in flight finish and does not wait for its grace of 4 s", async () => {
  const { handler, events } = streamingApp();
  const { port, send, ...portal } = await startPortal({ handler });
  const response = await listen(port);
  const ended = once(response.resume(), "end");
  const slow = send("/slow");
  // As browsers open them ahead of their next request.
  connect(port, "127.0.0.1");
  await pause(50);
  const started = performance.now();
  await closePortal(portal);
  expect(performance.now() - started).toBeLessThan(4000);
  await ended;
  expect(events).toContain("gone");
  expect((await slow).body.toString()).toBe("done");
  await expect(send("/")).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});

test("a stop answers also what a proxy sends on connections that it holds ready, and each answer is the last of its connection", async () => {
  const { handler } = streamingApp();
  const { port, ...portal } = await startPortal({ handler });
  const [ready, busy] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const ask = (connection: Socket, path: string) => connection.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`);
  ask(ready, "/slow");
  expect(String((await once(ready, "data"))[0])).toContain("Connection: keep-alive");
  ask(busy, "/slow");
  await expect.poll(() => portal.work.size).toBe(1);
  const closed = closePortal(portal);
  ask(ready, "/slow");
  for (const answer of await Promise.all([ready, busy].map(text)))
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close[^]*done/);
  await closed;
});

test("a stop lets finish what a browser that has left had begun", async () => {
  const events: string[] = [];
  const handler: AppHandler = async () => {
    events.push("begun");
    await pause(200);
    events.push("done");
    return new Response();
  };
  const { port, ...portal } = await startPortal({ handler });
  const request = get({ port, host: "127.0.0.1", agent: false }).on("error", () => {});
  await expect.poll(() => events).toEqual(["begun"]);
  request.destroy();
  await closePortal(portal);
  expect(events).toEqual(["begun", "done"]);
});

test("a stop cuts off what takes longer than 4 s, and logs it", async () => {
  const { port, lines, ...portal } = await startPortal({ handler: () => new Promise(() => {}) });
  get({ port, host: "127.0.0.1", path: "/long", agent: false }).on("error", () => {});
  await expect.poll(() => portal.work.size).toBe(1);
  await closePortal(portal);
  expect(lines).toMatchObject([{ path: "/long", aborted: true, msg: "request" }]);
});

describe("a stream whose events the app writes by itself", () => {
  /** The built app, whose guard refuses requests without a name, with a page or without. */
  function build(outs: Writable[]): ServerBuild {
    const loader: LoaderFunction = ({ request, context }) => {
      const name = request.headers.get("X-Name");
      if (name === "page") throw data(null, 503);
      if (!name) throw new Response(null, { status: 302, headers: { Location: "/login" } });
      (context.handover as Handover).events = (out) => {
        outs.push(out);
        out.write("data: hello\n\n");
      };
      return new Response(null, { headers: { "Content-Type": "text/event-stream" } });
    };
    const stream = { id: "stream", path: "notifications/stream", module: { loader } };
    return { routes: { stream } } as unknown as ServerBuild;
  }

  const start = async () => {
    const outs: Writable[] = [];
    const handler = handleStreams(build(outs), async ({ method }) => new Response(`a page for ${method}`));
    return { outs, ...(await startPortal({ handler })) };
  };
  const path = "/notifications/stream";

  test("is answered at once, and ends in order when the portal stops", async () => {
    const { port, outs, ...portal } = await start();
    const response = await listen(port, path, { "X-Name": "noc" });
    expect(response.headers["content-type"]).toBe("text/event-stream");
    const [chunk] = await once(response, "data");
    expect(String(chunk)).toBe("data: hello\n\n");
    outs[0]?.write("data: more\n\n");
    expect(String((await once(response, "data"))[0])).toBe("data: more\n\n");
    expect(portal.streams.size).toBe(1);
    const ended = once(response.resume(), "end");
    await closePortal(portal);
    await ended;
    expect(outs[0]?.closed).toBe(true);
    expect(portal.streams.size).toBe(0);
  });

  test("is told as closed when its reader leaves", async () => {
    const { port, outs, streams } = await start();
    (await listen(port, path, { "X-Name": "noc" })).destroy();
    await expect.poll(() => [outs[0]?.closed, streams.size]).toEqual([true, 0]);
  });

  test("is refused as its guard does; what needs a page, and all else, goes the way of pages", async () => {
    const { send, outs } = await start();
    const guest = await send(path);
    expect([guest.status, guest.headers.location]).toEqual([302, "/login"]);
    expect((await send(path, { headers: { "X-Name": "page" } })).body.toString()).toBe("a page for GET");
    expect((await send(path, { method: "POST" })).body.toString()).toBe("a page for POST");
    expect((await send("/login")).body.toString()).toBe("a page for GET");
    expect(outs).toEqual([]);
  });

  test("is nothing for HEAD", async () => {
    const outs: Writable[] = [];
    const { loader } = build(outs).routes.stream?.module ?? {};
    const { send, streams } = await startPortal({
      handler: async (request, context) => (await loader?.({ request, context, params: {} })) as Response,
    });
    expect((await send(path, { method: "HEAD", headers: { "X-Name": "noc" } })).status).toBe(200);
    expect(outs).toEqual([]);
    await expect.poll(() => streams.size).toBe(0);
  });
});
