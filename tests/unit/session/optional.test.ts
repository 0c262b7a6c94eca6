import { data } from "@remix-run/node";
import { beforeEach, expect, test, vi } from "vitest";
import { optional } from "~/session/optional.server";
import { log } from "~/log.server";

const warned = vi.spyOn(log, "warn").mockReturnValue();
beforeEach(() => warned.mockClear());

test("a failed call is logged and loses no page", async () => {
  expect(await optional("the bell", Promise.resolve(3))).toBe(3);
  expect(await optional("the bell", Promise.reject(data({ kind: "unavailable" }, 503)))).toBeNull();
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), "the bell: the call failed");
});

test("a browser that left is no failure", async () => {
  expect(await optional("the bell", Promise.reject(new Response(null, { status: 499 })))).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});

test("an ended session ends the page", async () => {
  const expired = data({ kind: "expired" }, 401);
  await expect(optional("the bell", Promise.reject(expired))).rejects.toBe(expired);
});
