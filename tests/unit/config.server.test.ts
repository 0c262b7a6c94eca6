import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("a bad setting of the app ends the start as those of the server do: by the name of the error", async () => {
  vi.stubEnv("PROVIDER_PUBLIC_KEY", "/no/such/key.pem");
  vi.resetModules();
  await expect(import("~/config.server")).rejects.toMatchObject({
    name: "BadSettings",
    message: expect.stringContaining("PROVIDER_PUBLIC_KEY must be"),
  });
});
