import { expect, it, vi } from "vitest";
import type { SignedIn } from "~/session/guards.server";
import { providerFile } from "~/session/provider-file.server";

/** How a file of this type is sent to the browser; null: as something that a page may show. */
async function sentAs(type: string): Promise<string | null> {
  const file = () => Promise.resolve({ status: 200, type, length: null, body: new Blob(["x"]).stream() });
  const context = { provider: { file } } as unknown as SignedIn;
  const { headers } = await providerFile(context, "a.png", new Request("http://portal.test/media/a.png"));
  return headers.get("Content-Disposition");
}

it.each(["image/png", "image/jpeg", "application/pdf", "image/webp; charset=binary", "application/pdf;version=1.7"])(
  "shows %s",
  async (type) => expect(await sentAs(type)).toBeNull(),
);

it.each([
  "text/html",
  "image/svg+xml",
  "image/png+xml",
  "text/html; image/png",
  "image/png, text/html",
  "image/png; x=1, text/html",
])("sends %s as a download", async (type) => expect(await sentAs(type)).toBe("attachment"));

it.each([
  ["the part that the browser asks for", { Range: "bytes=0-9" }, "bytes=0-9"],
  ["the whole file if the browser's part may be of another one", { Range: "bytes=5-", "If-Range": '"old"' }, null],
])("reads %s", async (_, headers, range) => {
  const file = vi.fn().mockResolvedValue({ status: 200, type: "image/png", length: null, body: null });
  const request = new Request("http://portal.test/media/a.png", { headers });
  await providerFile({ provider: { file } } as unknown as SignedIn, "a.png", request);
  expect(file).toHaveBeenCalledWith("a.png", range);
});

it("says how the provider has packed the file", async () => {
  const file = async () => ({ status: 200, type: "image/png", length: null, encoding: "gzip", body: null });
  const request = new Request("http://portal.test/media/a.png");
  const { headers } = await providerFile({ provider: { file } } as unknown as SignedIn, "a.png", request);
  expect(headers.get("Content-Encoding")).toBe("gzip");
});
