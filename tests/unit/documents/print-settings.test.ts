import { beforeEach, expect, it, vi } from "vitest";
import { noteSetting } from "~/features/documents/note-setting";
import { errorPage } from "~/session/error-pages.server";
import { operatorName } from "~/ui/brand";
import { fakeProvider } from "../crud/support";

beforeEach(() => vi.resetModules());

/** The provider's files with their types. */
const files: Record<string, string> = { "/media/head.png": "image/png", "/media/head.pdf": "application/pdf" };

/** The print settings of the activity report for these values; they are cached until the module is loaded again. */
async function told(values: Record<string, string>) {
  const { readPrintSettings } = await import("~/features/documents/read-print-settings.server");
  const settings = Object.entries(values).map(([id, value]) => ({ id, value }));
  const { provider } = fakeProvider({ records: { "setting/get": settings } });
  const file = async (path: string) => {
    if (!Object.hasOwn(files, path)) throw errorPage({ kind: "missing" }, 404);
    return { status: 200, type: files[path] ?? "", length: null, body: new ReadableStream<Uint8Array>() };
  };
  return readPrintSettings({ ...provider, file }, "/print-report-activity");
}

it("a page for paper has the head and the note of its settings", async () => {
  const values = {
    company_name: "PT Contoh",
    company_email: "noc@contoh.example",
    company_phone: "+62 21 5550 147",
    print_header_image: "/media/head.png",
    print_note_report_activity: "Bring it back.",
  };
  expect(await told(values)).toEqual({
    letterhead: {
      name: "PT Contoh",
      contact: ["noc@contoh.example", "+62 21 5550 147"],
      image: expect.stringMatching(/^head\.png\?s=/) as string,
    },
    note: "Bring it back.",
  });
});

it("where the provider tells none it has the portal's own head", async () => {
  const letterhead = { name: operatorName, contact: [], image: null };
  expect(await told({})).toEqual({ letterhead, note: "" });
});

it.each(["/media/gone.png", "/media/head.pdf", "elsewhere"])(
  "%s, which no browser can show, is no head",
  async (path) => {
    const { letterhead } = await told({ company_email: "noc@contoh.example", print_header_image: path });
    expect(letterhead).toMatchObject({ image: null, contact: ["noc@contoh.example"] });
  },
);

it("what one reader is not told is asked again for the next one", async () => {
  const { readPrintSettings } = await import("~/features/documents/read-print-settings.server");
  for (const answer of [
    errorPage({ kind: "refused" }, 403),
    errorPage({ kind: "expired", role: "admin", then: "/another/page" }, 401),
  ]) {
    const closed = Object.assign(fakeProvider().provider, { read: () => Promise.reject<never>(answer) });
    expect((await readPrintSettings(closed, "/print-report-activity")).letterhead.name).toBe(operatorName);
  }
  const { provider: open } = fakeProvider({ records: { "setting/get": [{ id: "company_name", value: "PT Contoh" }] } });
  expect((await readPrintSettings(open, "/print-report-activity")).letterhead.name).toBe("PT Contoh");
});

it.each([
  ["/print-report-activity", "print_note_report_activity"],
  ["/print-surat-permohonan-masuk-keluar-barang", "print_note_surat_permohonan_masuk_keluar_barang"],
])("the note of %s is the setting %s", (path, key) => expect(noteSetting(path)).toBe(key));
