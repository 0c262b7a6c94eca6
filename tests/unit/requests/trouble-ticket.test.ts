import { describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { readTicketContent } from "~/features/requests/kinds/trouble-ticket/read-content.server";
import { requestRow } from "~/inventory/requests/rows.server";
import { attachmentName } from "~/features/requests/kinds/trouble-ticket/content";
import { ticketForm } from "~/features/requests/kinds/trouble-ticket/ticket-form.server";
import { translator } from "~/language/language";
import { troubleTicketPath } from "~/features/requests/kinds/trouble-ticket/ticket-path";
import type { Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { attachments } from "../../support/agreed-rules";
import { loader as openForm } from "~/features/requests/kinds/trouble-ticket/trouble-ticket.route";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

const guard = vi.hoisted(() => ({ requireTenant: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

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

describe("a trouble ticket", () => {
  it("may come without an attachment", async () => {
    expect(await messages({})).toBeUndefined();
  });

  it.each(attachments)("takes what is a pdf, jpg or png as an attachment: %s", async (_what, content, isTaken) => {
    const told = await messages({ attachment: file("note.pdf", content) });
    expect(told === undefined).toBe(isTaken);
  });

  it.each([
    ["tickets/50%.pdf", "Attachment (pdf)", "Lampiran (pdf)"],
    ["tickets/0b6e9f0c.v2.png", "Attachment (png)", "Lampiran (png)"],
    ["tickets.d/report", "Attachment", "Lampiran"],
  ])("calls the attachment %s by what it is", (path, ...names) => {
    expect([attachmentName(path, translator("en")), attachmentName(path, translator("id"))]).toEqual(names);
  });

  it("refuses other content and more than 10 MB", async () => {
    expect(await messages({ attachment: file("a.pdf", "<script>") })).toEqual(["The file must be a PDF, JPG or PNG"]);
    const large = file("a.pdf", new Uint8Array(10 * 1024 * 1024 + 1));
    expect(await messages({ attachment: large })).toEqual(["The file is too large: 10 MB at most"]);
  });

  it("needs an address to answer to", async () => {
    expect(await messages({ email: "noc" })).toEqual(["Email must be an email address, as in name@company.co.id"]);
    expect(await messages({ email: undefined, subject: " " })).toEqual(["Email is required", "Subject is required"]);
  });

  it("is offered for active sites, also where the provider lists the others along", async () => {
    const datacenters = [
      { id: 1, name: "Jakarta 1", status: "Y" },
      { id: 2, name: "Bandung", status: "N" },
      { id: 3, name: "Surabaya" },
    ];
    const { provider } = fakeProvider({ records: { datacenters } });
    const { context } = fakeContext("/request/troubleticket", { provider });
    guard.requireTenant.mockResolvedValue(context);
    const { state } = await openForm(argsAt(context));
    expect(state.choices?.datacenter?.choices.map(({ label }) => label)).toEqual(["Jakarta 1", "Surabaya"]);
  });

  it("is offered for the sites of the tenant's racks where it may not list all", async () => {
    const racks = [
      { id: 1, datacenter: 3, datacenter_name: "Surabaya" },
      { id: 2, datacenter: 1, datacenter_name: "Jakarta 1" },
      { id: 3, datacenter: 3, datacenter_name: "Surabaya" },
    ];
    const { provider } = fakeProvider({ records: { racks } });
    vi.spyOn(provider, "list").mockRejectedValue(errorPage({ kind: "refused" }, 403));
    const { context } = fakeContext("/request/troubleticket", { provider });
    guard.requireTenant.mockResolvedValue(context);
    const { state } = await openForm(argsAt(context));
    expect(state.choices?.datacenter?.choices).toEqual([
      { value: "1", label: "Jakarta 1" },
      { value: "3", label: "Surabaya" },
    ]);
  });

  it("is opened with the state of a request, as far as it is known", () => {
    expect(troubleTicketPath({ number: "GI-1", site: 3, kindId: null })).toBe(
      "/request/troubleticket?subject=GI-1&datacenter=3&activitytypes=",
    );
  });
});

describe("the subject of a trouble ticket", () => {
  const numbers = ["GI-2611-0093", "GI-2611-00931"];

  /** The request that a ticket with this subject is about, for a provider whose search finds parts of numbers. */
  async function about(subject: string) {
    const rowsOf = (family: string, search: unknown): object[] =>
      family === "ticket/ticket"
        ? [{ id: 1, subject }]
        : numbers
            .map((activities_number, id) => ({ id, activities_number }))
            .filter(({ activities_number }) => activities_number.includes(String(search)))
            .reverse();
    const list = async (family: string, row: z.ZodType, { search }: Query) => {
      const results = rowsOf(family, search).map((one) => row.parse(one));
      return { count: results.length, results };
    };
    const context = { provider: { list }, role: "tenant", user: { tenant: 7 } } as unknown as SignedIn;
    const content = await readTicketContent(context, requestRow.parse({ id: 9, activitytype_type: "Trouble Ticket" }));
    return content.about?.number;
  }

  it("leads to the request whose number it is", async () => {
    expect(await about(" GI-2611-0093 ")).toBe("GI-2611-0093");
    expect(await about("GI-2611")).toBeUndefined();
    expect(await about(" ")).toBeUndefined();
  });
});
