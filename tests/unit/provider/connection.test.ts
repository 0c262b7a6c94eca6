import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { register } from "prom-client";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { RequestAborted, Unavailable } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { clientOf, failure, type Handler, hangUp, html, inTurn, json } from "./fake-provider";

const anything = z.unknown();
const never = () => {};

const received = (count: number) => expect.poll(() => fake.calls).toHaveLength(count);

test("a read is repeated once when the connection closes without a byte", async () => {
  fake.answer = inTurn(hangUp, json(200, { id: 1 }));
  expect(await client.as({}).read("racktype/1", anything)).toEqual({ id: 1 });
  expect(fake.calls[0]?.challenge).not.toBe(fake.calls[1]?.challenge);
  fake.answer = hangUp;
  expect(await failure(client.as({}).read("racktype/1", anything))).toBeInstanceOf(Unavailable);
  expect(fake.calls).toHaveLength(4);
});

test("a read is repeated once when the answer breaks off", async () => {
  fake.answer = inTurn(
    (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write('{"id":');
      setTimeout(() => response.socket?.destroy(), 20);
    },
    json(200, { id: 1 }),
  );
  expect(await client.as({}).read("racktype/1", anything)).toEqual({ id: 1 });
});

test("an answer larger than any page needs is none, nor is a small one that unpacks to it", async () => {
  const large = Buffer.alloc(64 * 1024 * 1024 + 1, " ");
  const packed = gzipSync(large, { level: 1 });
  for (const [body, encoding] of [
    [large, "identity"],
    [packed, "gzip"],
  ] as const) {
    fake.answer = (_, response) => void response.writeHead(200, { "content-encoding": encoding }).end(body);
    expect(await failure(client.as({}).read("racktype/1", anything)), encoding).toBeInstanceOf(Unavailable);
  }
});

test("a provider that closes a connection just when the next call is sent on it costs nobody a page or a form", async () => {
  const used = new Set<unknown>();
  const once: Handler = (seen, response) => {
    if (used.has(response.socket)) return hangUp(seen, response);
    used.add(response.socket);
    json(200, { id: 1 })(seen, response);
  };
  const { answerChallenge } = fake;
  fake.answerChallenge = (seen, response) => (used.has(response.socket) ? hangUp : answerChallenge)(seen, response);
  fake.answer = once;
  for (let call = 0; call < 10; call += 1) {
    expect(await client.as({}).read("racktype/1", anything)).toEqual({ id: 1 });
    expect(await client.as({}).create("racktype", {})).toEqual({ id: 1 });
  }
});

test("a challenge is repeated once too", async () => {
  const answerChallenge = fake.answerChallenge;
  fake.answerChallenge = inTurn(hangUp, answerChallenge);
  await client.as({}).create("racktype", {});
  expect(fake.calls).toHaveLength(1);
});

test("a write is never repeated", async () => {
  fake.answer = hangUp;
  const provider = client.as({});
  const writes = [provider.create("a", {}), provider.update("a", 1, {}), provider.remove("a", 1), provider.send("a")];
  for (const error of await Promise.all(writes.map(failure))) expect(error).toBeInstanceOf(Unavailable);
  const sent = fake.calls.map(({ method }) => method).filter((method) => method !== "GET");
  expect(sent.toSorted()).toEqual(["DELETE", "POST", "POST", "PUT"]);
});

test("a dead provider", async () => {
  await fake.close();
  const error = await failure(client.as({}).read("racktype", anything));
  expect(error).toMatchObject({ name: "Unavailable", reason: "ECONNREFUSED", call: "GET racktype" });
});

test("an answer that is no HTTP", async () => {
  fake.answer = (_, response) => void response.socket?.end("garbage");
  const error = await failure(client.as({}).read("racktype", anything));
  expect(error).toMatchObject({ name: "Unavailable", reason: "HTTPParserError", call: "GET racktype" });
});

test("the time limit covers a silent provider, and one that never ends its answer", async () => {
  const hurried = clientOf(fake, { timeout: 200 });
  for (const answer of [never, (_: unknown, response: { write(text: string): unknown }) => void response.write("{")]) {
    fake.answer = answer;
    const calls = [hurried.as({}).read("a", anything), hurried.as({}).create("a", {})];
    for (const error of await Promise.all(calls.map(failure))) {
      expect(error).toMatchObject({ name: "Unavailable", reason: "time-out" });
    }
  }
  fake.answerChallenge = never;
  const silent = clientOf(fake, { timeout: 200 });
  expect(await failure(silent.as({}).read("a", anything))).toMatchObject({ name: "Unavailable", reason: "time-out" });
  await fake.close();
  await Promise.all([hurried.close(), silent.close()]);
});

test("a family that is not answered leaves connections for others, and ends for who waits for it, too", async () => {
  fake.answer = (seen, response) => {
    if (!seen.url.startsWith("/api/racks/")) json(200, {})(seen, response);
  };
  const browsers = Array.from({ length: 100 }, () => new AbortController());
  const reads = browsers.map(({ signal }) => failure(client.as({ signal }).read("racks", anything)));
  await expect.poll(() => fake.calls.length).toBeGreaterThan(20);
  await pause(100);
  await client.as({}).read("racktype/1", anything);
  for (const browser of browsers) browser.abort();
  for (const error of await Promise.all(reads)) expect(error).toBeInstanceOf(RequestAborted);
  fake.answer = json(200, {});
  const more = Array.from({ length: 100 }, (_, id) => client.as({}).read(`racks/${id}`, anything));
  expect(await Promise.all(more)).toHaveLength(100);
});

test("a read ends when the browser leaves", async () => {
  fake.answer = never;
  const browser = new AbortController();
  const reading = failure(client.as({ signal: browser.signal }).read("racktype", anything));
  await received(1);
  browser.abort();
  expect(await reading).toBeInstanceOf(RequestAborted);
  expect(await failure(client.as({ signal: browser.signal }).read("racktype", anything))).toBeInstanceOf(
    RequestAborted,
  );
  expect(fake.calls).toHaveLength(1);
});

test("a write that is on its way is not stopped by the leaving browser, one not yet sent is", async () => {
  const browser = new AbortController();
  fake.answer = (seen, response) => {
    browser.abort();
    setTimeout(() => json(201, { id: 5 })(seen, response), 30);
  };
  const provider = client.as({ signal: browser.signal });
  expect(await provider.create("racktype", {})).toEqual({ id: 5 });
  expect(await failure(provider.create("racktype", {}))).toBeInstanceOf(RequestAborted);
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ["a connection that failed", hangUp],
  ["a gateway that stood alone", html(502)],
])("the provider's return after %s is told once", async (_, away) => {
  const back = vi.fn();
  client.onReturn(back);
  const { answerChallenge } = fake;
  fake.answerChallenge = away;
  for (let attempt = 0; attempt < 2; attempt += 1) await failure(client.as({}).read("racktype", anything));
  expect(back).not.toHaveBeenCalled();
  fake.answerChallenge = answerChallenge;
  for (let attempt = 0; attempt < 2; attempt += 1) await client.as({}).read("racktype", anything);
  expect(back).toHaveBeenCalledTimes(1);
});

test("no return is told after a fault or an abort", async () => {
  const back = vi.fn();
  client.onReturn(back);
  const browser = new AbortController();
  fake.answer = inTurn(never, json(500, {}), json(200, {}));
  const reading = failure(client.as({ signal: browser.signal }).read("racktype/1", anything));
  await received(1);
  browser.abort();
  await reading;
  await failure(client.as({}).read("racktype/1", anything));
  await client.as({}).read("racktype/1", anything);
  expect(back).not.toHaveBeenCalled();
});

test("exchanges are measured by family, method and status, without ids", async () => {
  register.resetMetrics();
  await client.as({}).read("racktype/3", anything);
  fake.answer = json(404, {});
  await failure(client.as({}).send("resetpassword/some-token"));
  fake.answer = hangUp;
  await failure(client.as({}).create("racks", {}));
  const text = await register.metrics();
  for (const labels of [
    'family="racktype",method="GET",status="200"',
    'family="resetpassword",method="POST",status="404"',
    'family="racks",method="POST",status="none"',
    'family="challenge",method="GET",status="200"',
  ]) {
    expect(text).toContain(`provider_calls_seconds_count{${labels}}`);
  }
  expect(text).not.toContain("some-token");
});
