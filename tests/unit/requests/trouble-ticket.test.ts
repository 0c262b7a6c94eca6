import { describe, expect, it } from "vitest";
import { ticketForm } from "~/features/requests/trouble-ticket/ticket-form.server";
import { translator } from "~/language/language";
import { troubleTicketPath } from "~/paths";

const ticket = {
  email: "noc@a.example",
  subject: "GI-2611-0093",
  datacenter: "1",
  activitytypes: "5",
  description: "x",
};
const messages = async (fields: object) =>
  (await ticketForm(translator("en")).safeParseAsync({ ...ticket, ...fields })).error?.issues.map((one) => one.message);

const file = (name: string, ...content: (string | Uint8Array<ArrayBuffer>)[]) => new File(content, name);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

describe("a trouble ticket", () => {
  it("may have a pdf, jpg or png by its content, or no attachment", async () => {
    expect(await messages({})).toBeUndefined();
    expect(await messages({ attachment: file("a.pdf", "%PDF-1.7\n") })).toBeUndefined();
    expect(await messages({ attachment: file("a.jpg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])) })).toBeUndefined();
    expect(await messages({ attachment: file("no name of an image", png) })).toBeUndefined();
  });

  it("refuses other content and more than 10 MB", async () => {
    expect(await messages({ attachment: file("a.pdf", "<script>") })).toEqual(["The file must be a pdf, jpg or png"]);
    const large = file("a.png", png, new Uint8Array(10 * 1024 * 1024));
    expect(await messages({ attachment: large })).toEqual(["The file is too large: 10 MB at most"]);
  });

  it("needs an address to answer to", async () => {
    expect(await messages({ email: "noc" })).toEqual(["Email is not a valid address"]);
    expect(await messages({ email: undefined, subject: " " })).toEqual(["Email is required", "Subject is required"]);
  });

  it("is opened with the state of a request, as far as it is known", () => {
    expect(troubleTicketPath({ subject: "GI-1", datacenter: 3, activitytypes: null })).toBe(
      "/request/troubleticket?subject=GI-1&datacenter=3&activitytypes=",
    );
  });
});
