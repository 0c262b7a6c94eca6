import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type ProviderError,
  AccessError,
  ValidationError,
  SessionExpired,
  RateLimitError,
  Unavailable,
} from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, type Handler, hangUp, html, inTurn, json } from "./fake-provider";

const anything = z.unknown();

const provider = () => client.as({ access: "a.b.c", userId: 1 });
const read = () => failure(provider().read("racktype/1", anything));
const create = () => failure(provider().create("racktype", { name: "x" }));
const remove = () => failure(provider().remove("racktype", 1));
const answer = (handler: Handler) => (fake.answer = handler);
const empty =
  (status: number): Handler =>
  (_, response) =>
    response.writeHead(status).end();

describe("rejections", () => {
  test.each([
    [{ name: ["a", "b"], eth: ["c"] }, { name: ["a", "b"], eth: ["c"] }, []],
    [{ error: { code: "c", message: "a" }, non_field_errors: ["b"] }, {}, ["a", "b"]],
    [{ detail: "a" }, {}, ["a"]],
    [{ detail: "a", code: "b" }, {}, ["a"]],
    [{ message: "a" }, {}, ["a"]],
    [{ __all__: ["a"], error: "b", status: "c" }, {}, ["a", "b"]],
    [{ error: "Bad Request", message: "a", status: 400 }, {}, ["a"]],
    [{ name: ["a"], status_code: 400 }, { name: ["a"] }, []],
    [{ type: "about:blank", title: "b", status: 400, detail: "a" }, {}, ["a"]],
    [{ status: "error", success: false, message: "a", name: ["b"] }, { name: ["b"] }, ["a"]],
    [{ errors: { name: ["a"], non_field_errors: ["b"] }, message: "c", status: "d" }, { name: ["a"] }, ["b", "c"]],
    [{ errors: ["a"], detail: "b" }, {}, ["a", "b"]],
    [
      {
        type: "validation_error",
        errors: [
          { code: "x", detail: "a", attr: "ports.0.name" },
          { detail: "b", attr: null },
        ],
      },
      { "ports[0].name": ["a"] },
      ["b"],
    ],
    [{ title: "x", status: 422, errors: [{ detail: "a", pointer: "#/place/city" }] }, { "place.city": ["a"] }, []],
    [
      {
        detail: [
          { loc: ["body", "ports", 0, "name"], msg: "a", type: "missing" },
          { loc: ["body"], msg: "b", type: "value_error" },
        ],
      },
      { "ports[0].name": ["a"] },
      ["b"],
    ],
    [{ errors: [{}, { name: ["a"] }] }, { "[1].name": ["a"] }, []],
    [{ message: ["a"], code: ["b"] }, { message: ["a"], code: ["b"] }, []],
    [["a", "b"], {}, ["a", "b"]],
    ["a", {}, ["a"]],
    [{ ports: { "1": ["a"] } }, { "ports[1]": ["a"] }, []],
    [{ devices: [{}, { name: ["a"] }] }, { "devices[1].name": ["a"] }, []],
    [{ devices: [{ non_field_errors: ["a"] }] }, { "devices[0]": ["a"] }, []],
    [[{}, { name: ["a"] }], { "[1].name": ["a"] }, []],
    [{ place: { city: ["a"] }, nothing: null }, { "place.city": ["a"] }, []],
    [JSON.parse('{"__proto__": ["a"]}'), Object.fromEntries([["__proto__", ["a"]]]), []],
  ])("%j", async (body, fields, messages) => {
    answer(json(400, body));
    const error = await create();
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ status: 400, messages });
    expect((error as ValidationError).fields).toEqual(fields);
  });

  test("no page is made of more messages, or longer ones, than somebody reads", async () => {
    answer(
      json(400, { name: Array<string>(2_000).fill("a"), eth: ["b".repeat(100_000)], detail: "c".repeat(100_000) }),
    );
    expect(((await create()) as ValidationError).fields).toEqual({ name: Array(100).fill("a") });
    answer(json(400, { eth: ["b".repeat(100_000)], detail: "c".repeat(100_000) }));
    const { fields, messages } = (await create()) as ValidationError;
    expect([fields.eth, messages]).toEqual([["b".repeat(1_000)], ["c".repeat(1_000)]]);
  });

  test("what is nested deeper than any form is no message", async () => {
    const deep = `${"[".repeat(200_000)}"a"${"]".repeat(200_000)}`;
    answer((_, response) =>
      response.writeHead(400, { "content-type": "application/json" }).end(`{"eth": ${deep}, "detail": "b"}`),
    );
    expect(await create()).toMatchObject({ status: 400, fields: {}, messages: ["b"] });
  });

  test.each([400, 409, 413, 415, 422, 423])("a %i without a usable body has no messages", async (status) => {
    for (const handler of [html(status), empty(status)]) {
      answer(handler);
      const error = await create();
      expect(error).toBeInstanceOf(ValidationError);
      expect(error).toMatchObject({ status, fields: {}, messages: [] });
    }
  });

  test.each([
    [400, { racks: ["3 records refer to this one"] }, { fields: { racks: ["3 records refer to this one"] } }],
    [403, { racks: ["in use"] }, { fields: { racks: ["in use"] } }],
    [409, { detail: "in use" }, { messages: ["in use"] }],
    [423, "in use", { messages: ["in use"] }],
  ])("a record in use keeps its relations, told with %i", async (status, body, told) => {
    answer(json(status, body));
    const error = await remove();
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject(told);
  });
});

describe("refusals", () => {
  test("the reason of a refusal is kept, but for what frameworks say to all", async () => {
    const reasonOf = async (body: object) => {
      answer(json(403, body));
      const error = await create();
      return error instanceof AccessError ? error.reason : error;
    };
    expect(await reasonOf({ detail: "Only the duty manager may approve." })).toBe("Only the duty manager may approve.");
    expect(await reasonOf({ detail: "You do not have permission to perform this action." })).toBeNull();
    expect(await reasonOf({})).toBeNull();
  });

  test.each([403, 404, 405])("%i", async (status) => {
    for (const handler of [json(status, { detail: "no" }), html(status)]) {
      answer(handler);
      for (const error of [await read(), await create()]) {
        expect(error).toBeInstanceOf(AccessError);
        expect(error).toMatchObject({ status });
      }
    }
    expect(await remove()).toBeInstanceOf(AccessError);
  });

  test("a read has no form that could show a rejection", async () => {
    answer(json(400, { tenant: ["Select a valid choice."] }));
    const error = await read();
    expect(error).toBeInstanceOf(AccessError);
    expect(error).toMatchObject({ status: 400 });
  });
});

describe("the end of a session", () => {
  test.each([
    [401, { detail: "x", code: "token_not_valid", messages: [] }, "token_not_valid"],
    [401, { detail: "Authentication credentials were not provided." }, null],
    [401, { detail: "x", code: "user_inactive" }, "user_inactive"],
    [401, { errors: [{ code: "user_inactive", detail: "x", attr: null }] }, "user_inactive"],
    [403, { detail: "x", code: "user_inactive" }, "user_inactive"],
    [404, { detail: "x", code: "user_not_found" }, "user_not_found"],
  ])("%i %j", async (status, body, code) => {
    answer(json(status, body));
    for (const error of [await read(), await create(), await remove()]) {
      expect(error).toBeInstanceOf(SessionExpired);
      expect(error).toMatchObject({ code });
    }
    answer(html(401));
    expect(await read()).toBeInstanceOf(SessionExpired);
  });
});

describe("too many calls", () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
  test.each([
    ["seconds", () => "30", 30, 30],
    ["a part of a second", () => "1.5", 2, 2],
    ["a date", () => inSeconds(600), 500, 600],
    ["a date that has passed", () => "Thu, 01 Jan 1970 00:00:00 GMT", 0, 0],
  ])("Retry-After: %s", async (_, retryAfter, least, most) => {
    answer(json(429, { detail: "x" }, { "retry-after": retryAfter() }));
    const error = await create();
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as RateLimitError).retryAfter).toBeGreaterThanOrEqual(least);
    expect((error as RateLimitError).retryAfter).toBeLessThanOrEqual(most);
  });

  test.each([undefined, "soon", "Infinity", "1e20", "Fri, 01 Jan 2088 00:00:00 GMT"])(
    "Retry-After: %s is none",
    async (retryAfter) => {
      answer(json(429, { detail: "x" }, retryAfter ? { "retry-after": retryAfter } : {}));
      expect(await read()).toMatchObject({ name: "RateLimitError", retryAfter: null });
    },
  );
});

describe("no usable answer", () => {
  test.each([500, 502, 503, 504, 200, 201])("HTML with %i", async (status) => {
    answer(html(status));
    // A deletion with 500 is that of a record in use (contract §9.7).
    for (const error of [await read(), await create(), ...(status === 500 ? [] : [await remove()])]) {
      expect(error).toBeInstanceOf(Unavailable);
      expect(error).toMatchObject({ status });
    }
  });

  test.each([301, 302, 307, 308])("a redirect with %i is not followed", async (status) => {
    answer((_, response) => response.writeHead(status, { location: `${fake.url}/api/racktype/1/` }).end());
    for (const error of [await create(), await read()]) expect(error).toMatchObject({ name: "Unavailable", status });
    expect(fake.calls).toHaveLength(2);
  });

  test("rows of another shape name the place, not the value", async () => {
    answer(json(200, { count: 1, results: [{ id: "hidden-value" }] }));
    const error = await failure(provider().list("racktype", z.object({ id: z.number() })));
    expect(error).toMatchObject({ name: "Unavailable", reason: expect.stringContaining("results.0.id") });
    expect(inspect(error)).not.toContain("hidden-value");
    answer(json(200, null));
    expect(await failure(provider().list("racktype", anything))).toBeInstanceOf(Unavailable);
  });
});

test("an empty body reaches the caller as null", async () => {
  answer(empty(200));
  expect(await provider().read("goodsindetailtotalweightpower", anything)).toBeNull();
  answer(empty(204));
  expect(await provider().send("notification/read/1")).toBeNull();
  expect(await provider().remove("racktype", 1)).toBeUndefined();
});

test.each([
  ["a page", html(200), 200],
  ["a gateway's error", html(504), 504],
  ["nothing", hangUp, undefined],
])("a deletion that is answered with %s is done if the record is gone", async (_, unusable, status) => {
  answer(inTurn(unusable, json(404, {})));
  expect(await provider().remove("racktype", 1)).toBeUndefined();
  answer(inTurn(unusable, json(200, {})));
  expect(await remove()).toMatchObject({ name: "Unavailable", status });
});

test("one place is told of every error but rejections, and speaks instead", async () => {
  const told: ProviderError[] = [];
  const caller = client.as({
    fail: (error) => {
      told.push(error);
      throw new Response(null, { status: 302 });
    },
  });
  const failures: Handler[] = [json(401, {}), json(403, {}), json(429, {}), html(502), json(200, { unexpected: 1 })];
  for (const handler of failures) {
    answer(handler);
    expect(await failure(caller.read("racktype/1", z.object({ id: z.number() })))).toBeInstanceOf(Response);
  }
  expect(told.map(({ name }) => name)).toEqual([
    "SessionExpired",
    "AccessError",
    "RateLimitError",
    "Unavailable",
    "Unavailable",
  ]);
  answer(json(400, { name: ["x"] }));
  expect(await failure(caller.create("racktype", {}))).toBeInstanceOf(ValidationError);
  expect(told).toHaveLength(5);
});

test("no error holds a token, a password, a page, an id or the provider's host", async () => {
  const secrets = [
    "top.secret.token",
    "s3cret-password",
    "secret-page",
    "reset-token",
    "127.0.0.1",
    new URL(fake.url).port,
  ];
  const failing = async () => {
    const caller = client.as({ access: "top.secret.token", userId: 1 });
    return [
      await failure(caller.create("user", { password: "s3cret-password" })),
      await failure(caller.send("resetpassword/reset-token", { password: "s3cret-password" })),
      await failure(caller.read("user/detail/reset-token", z.object({ id: z.number() }))),
    ];
  };
  const errors: unknown[] = [];
  for (const handler of [json(401, {}), json(403, {}), html(400), html(500), html(200)]) {
    answer(handler);
    errors.push(...(await failing()));
  }
  answer((_, response) => response.socket?.destroy());
  errors.push(...(await failing()));
  await fake.close();
  errors.push(...(await failing()));
  for (const error of errors) {
    const text = inspect(error, { depth: 10, showHidden: true });
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
