import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { Unavailable } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { clientOf, failure, html, inTurn, json, startFakeProvider } from "./fake-provider";

const anything = z.unknown();
const invalidToken = json(403, { detail: "X-TOKEN", code: "x_token_invalid" });

afterEach(() => void vi.useRealTimers());

const challengesSettled = (count: number) => expect.poll(() => fake.challenges).toBe(count);

test("every call carries a challenge of its own, encrypted with OAEP", async () => {
  await Promise.all(Array.from({ length: 20 }, () => client.as({}).read("version", anything)));
  expect(new Set(fake.calls.map(({ challenge }) => challenge)).size).toBe(20);
  expect(fake.calls[0]?.challenge).toMatch(/^challenge-\d+$/);
});

test("PKCS#1 padding for older providers", async () => {
  const older = await startFakeProvider("pkcs1");
  const portal = clientOf(older);
  await portal.as({}).read("version", anything);
  expect(older.calls[0]?.challenge).toBe("challenge-1");
  await portal.close();
  await older.close();
});

test("challenges are fetched ahead after use, eight at most", async () => {
  await client.as({}).read("version", anything);
  await challengesSettled(9);
  fake.answerChallenge = html(500);
  for (let call = 0; call < 8; call += 1) await client.as({}).read("version", anything);
  expect(fake.calls).toHaveLength(9);
  expect(await failure(client.as({}).read("version", anything))).toBeInstanceOf(Unavailable);
});

test("a challenge fetched ahead is dropped after 45 seconds", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  await client.as({}).read("version", anything);
  await challengesSettled(9);
  vi.setSystemTime(44_000);
  await client.as({}).read("version", anything);
  await challengesSettled(10);
  expect(fake.calls[1]?.challenge).toMatch(/^challenge-[2-9]$/);
  vi.setSystemTime(46_000);
  await client.as({}).read("version", anything);
  expect(fake.calls[2]?.challenge).toBe("challenge-10");
});

test.each(["GET", "POST", "PUT", "DELETE"])("a refused token is replaced once for %s", async (method) => {
  const provider = client.as({ userId: 1 });
  const call = {
    GET: () => provider.read("racktype/1", anything),
    POST: () => provider.create("racktype", { name: "x" }),
    PUT: () => provider.update("racktype", 1, { name: "x" }),
    DELETE: () => provider.remove("racktype", 1),
  }[method as "GET"];
  await provider.read("version", anything);
  await challengesSettled(9);
  fake.calls = [];
  fake.answer = inTurn(invalidToken, json(200, {}));
  await call();
  expect(fake.calls.map((seen) => seen.method)).toEqual([method, method]);
  await call();
  const challenges = fake.calls.map(({ challenge }) => Number(challenge?.split("-")[1]));
  expect(challenges[0]).toBeLessThanOrEqual(9);
  expect(challenges[1]).toBeGreaterThan(9);
  expect(challenges[2]).toBeGreaterThan(9);

  fake.calls = [];
  fake.answer = invalidToken;
  expect(await failure(call())).toBeInstanceOf(Unavailable);
  expect(fake.calls).toHaveLength(2);
});

test.each([401, 403, 404, 429, 500])("a challenge refused with %i is told as unavailable", async (status) => {
  fake.answerChallenge = html(status);
  expect(await failure(client.as({}).read("version", anything))).toBeInstanceOf(Unavailable);
  expect(fake.calls).toHaveLength(0);
});

test("a challenge too long for the key, or without a token, is told as unavailable", async () => {
  fake.answerChallenge = inTurn(json(200, { token: "x".repeat(400) }), json(200, {}));
  expect(await failure(client.as({}).read("version", anything))).toBeInstanceOf(Unavailable);
  expect(await failure(client.as({}).read("version", anything))).toBeInstanceOf(Unavailable);
});
