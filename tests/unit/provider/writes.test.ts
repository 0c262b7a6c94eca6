import { expect, test } from "vitest";
import { z } from "zod";
import { Unavailable, ValidationError } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, type Handler, html, inTurn, json } from "./fake-provider";

const provider = () => client.as({ access: "a.b.c", userId: 1 });
const read = () => failure(provider().read("racktype/1", z.unknown()));
const create = () => failure(provider().create("racktype", { name: "x" }));
const remove = () => failure(provider().remove("racktype", 1));
const answer = (handler: Handler) => (fake.answer = handler);

test.each([
  { success: false, message: "a" },
  { status: "error", message: "a", data: null },
  { code: 400, message: "a" },
  { success: false, errors: { non_field_errors: ["a"] } },
])("a write that is refused with 200: %j", async (body) => {
  answer(json(200, body));
  for (const error of [await create(), await remove()]) {
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ status: 400, fields: {}, messages: ["a"] });
  }
});

test.each([
  { success: true, message: "a", status: "ok", code: 200 },
  { id: 1, status: "error", code: 500 },
  { error: null, message: "a" },
])("a write that is done: %j", async (body) => {
  answer(json(200, body));
  expect(await provider().create("racktype", { name: "x" })).toEqual(body);
});

test("a write that is confirmed in plain words is done; a read is not", async () => {
  answer((_, response) => response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("Berhasil"));
  expect(await provider().create("racktype", {})).toBeNull();
  expect(await provider().send("notification/read/1")).toBeNull();
  expect(await provider().remove("racktype", 1)).toBeUndefined();
  expect(await read()).toBeInstanceOf(Unavailable);
});

test("a deletion is refused by stock Django with 500 if the record is in use, and done if it is gone", async () => {
  answer(inTurn(html(500), json(200, { id: 1 })));
  expect(await remove()).toMatchObject({ name: "ValidationError", fields: {}, messages: [] });
  answer(inTurn(html(500), json(404, {})));
  expect(await provider().remove("racktype", 1)).toBeUndefined();
});
