import { expect, test } from "vitest";
import { z } from "zod";
import { SessionExpired, Unavailable } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, inTurn, json } from "./fake-provider";

const refused = json(401, { detail: "x", code: "token_not_valid" });

function renewing() {
  const caller = {
    access: "old",
    renewed: [] as string[],
    renew: async (token: string) => {
      caller.renewed.push(token);
      caller.access = "new";
    },
  };
  return caller;
}

test("a refused access token is renewed once, and the call made once more, a write too", async () => {
  const caller = renewing();
  fake.answer = inTurn(refused, json(201, { id: 1 }));
  expect(await client.as(caller).create("racktype", { name: "x" })).toEqual({ id: 1 });
  expect(caller.renewed).toEqual(["old"]);
  expect(fake.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer new"]);
  expect(fake.calls[1]?.body.length).toBe(fake.calls[0]?.body.length);
});

test("a second refusal ends the session", async () => {
  const caller = renewing();
  fake.answer = refused;
  expect(await failure(client.as(caller).read("racktype/1", z.unknown()))).toBeInstanceOf(SessionExpired);
  expect(fake.calls).toHaveLength(2);
});

test.each(["user_inactive", "user_not_found"])("an account with %s is not renewed", async (code) => {
  const caller = renewing();
  fake.answer = json(401, { detail: "x", code });
  expect(await failure(client.as(caller).read("racktype/1", z.unknown()))).toBeInstanceOf(SessionExpired);
  expect(caller.renewed).toEqual([]);
});

test.each([
  [500, "SessionExpired"],
  [502, "Unavailable"],
  [503, "Unavailable"],
  [undefined, "Unavailable"],
])("a renewal that ends with %s leaves %s", async (status, name) => {
  const renew = () => Promise.reject(new Unavailable("broken", status));
  fake.answer = refused;
  const call = client.as({ access: "old", renew }).read("racktype/1", z.unknown());
  expect(await failure(call)).toMatchObject({ name });
  expect(fake.calls).toHaveLength(1);
});

test("a 401 to a call that carries no token neither renews nor ends the session", async () => {
  const caller = renewing();
  fake.answer = refused;
  const error = await failure(client.as(caller).read("setting/get/session_idle", z.unknown()));
  expect(error).toMatchObject({ name: "Unavailable", status: 401 });
  expect(caller.renewed).toEqual([]);
});
