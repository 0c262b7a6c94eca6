import dns from "node:dns";
import { errors } from "undici";
import { expect, test, vi } from "vitest";
import { isSignedMedia } from "~/provider/media-signature.server";
import { fetchOutside, isOutside, outsideAddress, picturePath } from "~/provider/outside-file.server";

const { sent } = vi.hoisted(() => ({ sent: vi.fn<(...asked: [unknown, { signal: AbortSignal }]) => unknown>() }));
vi.mock("undici", async (load) => {
  const real = await load<typeof import("undici")>();
  const request = async (...asked: [string, { signal: AbortSignal }]) => sent(...asked) ?? real.request(...asked);
  return { ...real, request };
});

const gravatar = "https://www.gravatar.com/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346?d=identicon";

test("a picture of another host has a signed address of the portal, which names it", () => {
  const [path = "", signature = ""] = picturePath(gravatar)?.split("?s=") ?? [];
  expect(path).toMatch(/^outside\/[\w-]+$/);
  expect(isSignedMedia(path, signature)).toBe(true);
  expect(outsideAddress(path)).toBe(gravatar);
});

test("one of the provider's own is read as any other of its pictures", () => {
  const path = picturePath("https://inner:8000/media/people/a.png");
  expect(path).toMatch(/^people\/a\.png\?s=/);
  expect(outsideAddress("people/a.png")).toBeNull();
});

test.each([
  "",
  "null",
  "http://www.gravatar.com/avatar/x",
  "https://127.0.0.1/x.png",
  "https://[::1]/x.png",
  "https://localhost/x.png",
  "https://inner-django/x.png",
  "https://www.gravatar.com:8443/x.png",
  "https://somebody@www.gravatar.com/x.png",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("%j is no address of the open internet", async (address) => {
  expect(isOutside(address)).toBe(false);
  expect(picturePath(address)?.startsWith("outside/") ?? false).toBe(false);
  expect(outsideAddress(`outside/${Buffer.from(address).toString("base64url")}`)).toBeNull();
});

test("a host that does not answer gives nothing, and is left alone for a while", async () => {
  const address = "https://nobody.invalid/x.png";
  const lookups = vi.spyOn(dns, "lookup");
  const lookupsAfter = async (minutes: number) => {
    expect(await fetchOutside(address, "picture", Date.parse("2026-11-20") + minutes * 60_000)).toBeNull();
    return lookups.mock.calls.length;
  };
  expect([await lookupsAfter(0), await lookupsAfter(9), await lookupsAfter(11)]).toEqual([1, 1, 2]);
});

test("a picture that is too large gives nothing, and others of its host are still asked for", async () => {
  sent.mockRejectedValueOnce(new errors.ResponseExceededMaxSizeError());
  expect(await fetchOutside("https://pictures.example/large.png", "picture")).toBeNull();
  const body = { arrayBuffer: async () => new ArrayBuffer(1) };
  sent.mockResolvedValueOnce({ statusCode: 200, headers: { "content-type": "image/png" }, body });
  expect(await fetchOutside("https://pictures.example/small.png", "picture")).toMatchObject({ type: "image/png" });
});

test("a host that sends a file drop by drop is waited for half a minute", async () => {
  const limit = new AbortController();
  const within = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
  const endless = (signal: AbortSignal) =>
    new Promise((_, fail) => signal.addEventListener("abort", () => fail(new errors.RequestAbortedError())));
  sent.mockImplementationOnce((_address, { signal }) => {
    const body = { arrayBuffer: () => endless(signal) };
    return { statusCode: 200, headers: { "content-type": "image/png" }, body };
  });
  const file = fetchOutside("https://slow.example/x.png", "picture");
  setImmediate(() => limit.abort());
  expect(await file).toBeNull();
  expect(within).toHaveBeenCalledWith(30_000);
});
