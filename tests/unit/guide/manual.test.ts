import { describe, expect, test } from "vitest";
import { readManual } from "~/guide/read-manual.server";
import { errorPage } from "~/session/error-pages.server";
import { fakeContext, fakeProvider } from "../crud/support";

/** The user guide of an admin, with this address as the setting. */
async function manualAt(value: string | null) {
  const settings = value === null ? [] : [{ id: "manual_admin_url", value }];
  const { provider } = fakeProvider({ records: { "setting/get": settings } });
  const asked: string[] = [];
  provider.file = async (path) => {
    asked.push(path);
    if (path.includes("gone")) throw errorPage({ kind: "missing" }, 404);
    const body = new Blob(["%PDF-1.7"]).stream();
    return { status: 200, type: "application/pdf", length: 8, body };
  };
  const { context } = fakeContext("/user-guide", { provider });
  Object.assign(context, { role: "admin" });
  const answer = await readManual(context, new Request("http://portal.test/user-guide"));
  return { asked, type: answer?.headers.get("Content-Type"), text: await answer?.text() };
}

describe("the manual of the operator's own", () => {
  test.each(["/media/manuals/noc.pdf", "https://provider.example:8443/media/manuals/noc.pdf"])(
    "is the provider's file that the setting names: %s",
    async (address) => {
      expect(await manualAt(address)).toEqual({
        asked: ["manuals/noc.pdf"],
        type: "application/pdf",
        text: "%PDF-1.7",
      });
    },
  );

  test.each([null, "", "  ", "javascript:alert(1)", "http://127.0.0.1/noc.pdf", "/media/manuals/gone.pdf"])(
    "gives way to the portal's guide where there is none: %s",
    async (address) => {
      expect((await manualAt(address)).text).toBeUndefined();
    },
  );
});
