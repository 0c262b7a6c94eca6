import { expect, it } from "vitest";
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
