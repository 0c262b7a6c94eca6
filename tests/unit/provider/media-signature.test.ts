import { afterEach, expect, test, vi } from "vitest";

const [old, young] = ["the secret of last year that is long enough", "the secret of this year that is long enough"];

/** The signatures of a portal with these secrets, newest first. */
async function signaturesOf(...secrets: string[]) {
  vi.stubEnv("SESSION_SECRET", secrets.join(", "));
  vi.resetModules();
  const { isSignedMedia, signedMediaPath } = await import("~/provider/media-signature.server");
  return { isSignedMedia, sign: (path: string) => signedMediaPath(path).replace(`${path}?s=`, "") };
}
afterEach(() => vi.unstubAllEnvs());

test("a path is signed by the newest secret, and every secret that is given still counts", async () => {
  const before = await signaturesOf(old);
  const given = before.sign("sites/a%20b.png");
  expect(given).toMatch(/^[\w-]{43}$/);

  const rotated = await signaturesOf(young, old);
  expect(rotated.sign("sites/a%20b.png")).toBe((await signaturesOf(young)).sign("sites/a%20b.png"));
  expect(rotated.isSignedMedia("sites/a%20b.png", given)).toBe(true);
  expect((await signaturesOf(young)).isSignedMedia("sites/a%20b.png", given)).toBe(false);
});

test("a signature is good for its own path, as it was given", async () => {
  const { sign, isSignedMedia } = await signaturesOf(young);
  const given = sign("a.png");
  expect(isSignedMedia("a.png", given)).toBe(true);
  expect(isSignedMedia("b.png", given)).toBe(false);
  for (const wrong of ["", given.slice(1), `${given}A`, given.toLowerCase(), `${given.slice(1)}é`])
    expect(isSignedMedia("a.png", wrong), wrong).toBe(false);
});
