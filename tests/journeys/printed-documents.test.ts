import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LONG_NAME, NOTE, OPERATOR, storeOddRows } from "../support/odd-rows.ts";
import { Person, plain, signIn } from "../support/person.ts";
import { numberOf } from "../support/kept-data.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let portal: Portal;
let noc: Person;
let tenant1: Person;
let tenant2: Person;

beforeAll(async () => {
  portal = await startPortal({}, storeOddRows);
  [noc, tenant1, tenant2] = await Promise.all([
    signIn(portal.url, "noc", "admin"),
    signIn(portal.url, "tenant1", "tenant"),
    signIn(portal.url, "tenant2", "tenant"),
  ]);
});
afterAll(() => portal.stop());

/** The facts and tables of an opened document, by name. */
function factsOf({ document }: Person): Record<string, string> {
  const names = document.querySelectorAll(".sheet-facts dt");
  const facts = document.querySelectorAll(".sheet-facts dd");
  const pairs = names.map((name, at) => [plain(name), plain(facts[at] ?? null)] as const);
  const rows = document.querySelectorAll("tbody tr").map((row) => row.querySelectorAll("th, td").map(plain));
  return Object.fromEntries([...pairs, ...rows.map(([name = "", ...cells]) => [name, cells.join(" | ")] as const)]);
}
const codeOn = ({ document }: Person): string => plain(document.querySelector(".verify .code"));

const information = (id: number | string) => `/print-information-crossconnect?crossconnect_id=${id}`;
const ofTenant = (id: number | string) => `/print-information-crossconnect-tenant?crossconnect_id=${id}`;
const letter = (id: number | string) => `/print-surat-permohonan-masuk-keluar-barang?activities_id=${id}`;
const handover = (id: number | string) => `/print-cable-handover-cross-connect?activities_id=${id}`;
const order = (id: number | string) => `/print-delivery-order-document?crossconnect_id=${id}`;
const dismantle = (id: number | string) => `/print-delivery-order-document-dismantle?crossconnect_id=${id}`;

test("an interconnection leads to its documents and to the request that dismantled it", async () => {
  const list = "/admin/interconnection/interconnection-list?limit=500";
  const first = async (query: string, of: Person) =>
    plain((await of.open(`${list}${query}`)).document.querySelector("tbody th a"));
  await noc.follow(await first("&status=D", noc));
  await noc.follow(/^DS-\d{4}-\d{4}$/);
  expect(noc.heading).toMatch(/^DS-/);
  const interconnection = noc.document.querySelector('main a[href*="interconnection-list/detail"]');
  expect(interconnection).not.toBeNull();

  await noc.open("/admin/request/requestlist?tab=waiting&filter_type=Cross+Connect&filter_status=AP");
  const approved = plain(noc.document.querySelector("tbody th a"));
  await noc.follow(await first(`&search=${approved}`, noc));
  expect(noc.text).toMatch(/Delivery order.*Handover form/);
});

describe("what a document says", () => {
  test("what is not known is a dash, and a long name stands whole", async () => {
    await noc.open(information(7));
    expect(noc.heading).toBe("Cross-Connect Information");
    expect(factsOf(noc)).toMatchObject({
      Label: "–",
      "Connected on": "–",
      "Cable length": "–",
      Rack: expect.stringMatching(/^\S+ \| –$/) as string,
      Device: expect.stringMatching(/^\S+ \| –$/) as string,
      "Units, front / back": expect.stringMatching(/^U\d.* \| –$/) as string,
      Port: expect.stringMatching(/ \| –$/) as string,
      Connector: "– | –",
    });
    expect(noc.text).toContain(LONG_NAME);
    expect(noc.text).toMatch(/Identity number –\s*Telephone –/);
    await noc.open(letter(169));
    expect(factsOf(noc)).toMatchObject({ "Identity number": "–", Telephone: "–", "No Data": "" });
  });

  test("an IIX interconnection has the owner of its port and its service", async () => {
    await noc.open(`${information(80)}&lang=id`);
    const facts = factsOf(noc);
    expect(facts["Pemilik port IIX"]).toBe("PT Rimba Data Khatulistiwa");
    expect(facts["Layanan IIX"]).toContain("IIX");
    expect(noc.document.querySelector(".paper")?.getAttribute("lang")).toBe("id");
  });

  test("the order for an IIX interconnection says that its cable ends at the exchange, and for which service", async () => {
    await noc.open(order(70));
    expect(factsOf(noc)["IIX service"]).toContain("IIX");
    expect(factsOf(noc).Tenant).toMatch(/^PT .* \| Internet exchange$/);
    expect(noc.text).toContain("DestinationInternet exchange");
  });

  const NUMBERS = ["No", "Quantity", "Weight", "Power"];

  test("a letter ticks what its goods do, and lists every one of them", async () => {
    const ticks = () =>
      noc.document.querySelectorAll(".sheet-facts .tick").map((box) => box.getAttribute("aria-label"));
    await noc.open(letter(86));
    expect(ticks()).toEqual(["ticked", "not ticked"]);
    expect(noc.text).not.toContain("Checked by");
    const rows = noc.document.querySelectorAll("tbody tr");
    expect(rows).toHaveLength(401);
    const sum = rows.at(-1)?.querySelectorAll("th, td").map(plain);
    expect(sum).toEqual(["Total", "400", "", "6,800 Kg", "440 A", ""]);
    await noc.open(letter(97));
    expect(ticks()).toEqual(["not ticked", "ticked"]);
    for (const replacement of [105, 185]) {
      await noc.open(letter(replacement));
      expect(ticks()).toEqual(["ticked", "ticked"]);
    }
    expect(noc.text).toMatch(/Warranty swap.*Goods out.*Remark: Carried by our own technicians/s);
    expect(noc.document.querySelectorAll("thead th.number").map(plain)).toEqual([...NUMBERS, ...NUMBERS]);
    expect(noc.document.querySelectorAll("caption").map(plain)).toEqual(["Goods in", "Goods out"]);
    // The replaced device leaves within the building, the new one comes from outside.
    await noc.open(letter(159));
    expect(factsOf(noc)).toMatchObject({ Scope: "Internal (IN)", "Planned for": "01 December 2026, 09:30 WIB" });
    expect(noc.document.querySelectorAll(".signatures > div").map(plain).at(-1)).toBe(
      "Checked byBuilding securityNameDateTime",
    );
  });

  test("an order has the number of the request that it carries out, and the note of the settings", async () => {
    await noc.open(order(6));
    expect(factsOf(noc)).not.toHaveProperty("IIX service");
    const { Number: ordered } = factsOf(noc);
    expect(plain(noc.document.querySelector(".verify"))).toMatch(`${ordered}, printed by this portal on `);
    await noc.open(information(6));
    expect(factsOf(noc)["Request number"]).toBe(ordered);
    await noc.open(order(6));
    expect(plain(noc.document.querySelector(".note-row-long .note-box"))).toBe(`Note. ${NOTE.replaceAll("\n", " ")}`);
    await noc.open(dismantle(37));
    expect(factsOf(noc).Number).toMatch(/^DS-/);
    expect(factsOf(noc)["Dismantled on"]).toMatch(/^\d\d \w+ \d{4}$/);
  });

  test("the head is the picture of the settings and the operator has their name, for tenants too", async () => {
    for (const [person, path] of [
      [noc, order(6)],
      [tenant1, letter(86)],
    ] as const) {
      await person.open(path);
      const picture = person.document.querySelector(".letterhead-image");
      expect(picture?.getAttribute("alt")).toBe(OPERATOR);
      expect(person.text).toContain(`NOC ${OPERATOR}`);
      expect(person.document.outerHTML).not.toContain("Asosiasi Titik Temu");
      await person.open(picture?.getAttribute("src") ?? "");
      expect([person.status, person.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    }
  });

  test("the other language opens no print dialog again", async () => {
    for (const path of [order(6), "/print-report-service?tenant=1", "/print-report-rack?racks=1"]) {
      await noc.open(`${path}&print=1`);
      const other = noc.document.querySelector('.paper-bar a[lang="id"]')?.getAttribute("href");
      expect(other).toBe(`?${path.split("?")[1]}&lang=id`);
    }
  });

  test("only the print dialog's script is sent, and none in lite mode", async () => {
    const scripts = () => noc.document.querySelectorAll("script").map((script) => script.getAttribute("src"));
    await noc.open(handover(138));
    expect(scripts()).toEqual(["/print.js"]);
    noc.cookies.set("lite", "true");
    await noc.open(handover(138));
    noc.cookies.delete("lite");
    expect(scripts()).toEqual([]);
  });
});

describe("what is no document", () => {
  test.each([information, order, dismantle, handover, letter])("an id that is none, or nobody's: %o", async (path) => {
    for (const id of ["", "x", "-1", "1.5", "999999", "6;7", "%00"]) {
      expect((await noc.visit(path(id))).status, path(id)).toBe(404);
    }
    expect((await noc.visit(path("").split("?")[0] ?? "")).status).toBe(404);
  });

  test("a record that has no such document now", async () => {
    const cancelled = [letter(64), letter(75)];
    const otherKinds = [letter(138), handover(86), handover(100), dismantle(6)];
    const notApproved = [handover(144), handover(184), order(80), dismantle(45), dismantle(35)];
    for (const path of [...cancelled, ...otherKinds, ...notApproved]) {
      expect((await noc.visit(path)).status, path).toBe(404);
    }
    expect((await tenant1.visit(ofTenant("x"))).status).toBe(404);
  });
});

describe("of another tenant a tenant sees", () => {
  test("no row", async () => {
    expect((await tenant1.visit(letter(86))).status).toBe(200);
    expect(plain(tenant1.document.querySelector(".signatures > div:nth-child(2)"))).not.toContain("Maria");
    expect((await tenant2.visit(letter(86))).status).toBe(404);
    expect((await tenant2.visit(ofTenant(6))).status).toBe(404);
    expect((await tenant1.visit(ofTenant(7))).status).toBe(404);
  });

  test("no rack, device, serial number or person at the other end, on paper or in the code", async () => {
    await noc.open(information(6));
    const ends = Object.entries(factsOf(noc)).map(([name, text]) => [name, text.split(" | ")[1] ?? ""] as const);
    const told = Object.fromEntries(ends);
    const secrets = [told.Rack, told.Device, told["Serial number"]];
    expect(secrets.every((secret) => secret && secret.length > 3)).toBe(true);
    const both = codeOn(noc);

    await tenant1.open(ofTenant(6));
    expect(factsOf(tenant1)).toMatchObject({
      Tenant: expect.stringMatching(/ \| PT /) as string,
      Rack: expect.stringMatching(/ \| –$/) as string,
      "Serial number": expect.stringMatching(/ \| –$/) as string,
      Connector: expect.stringMatching(/ \| –$/) as string,
    });
    for (const secret of secrets) expect(tenant1.body).not.toContain(secret);
    expect(codeOn(tenant1)).not.toBe(both);
    const guest = await new Person(portal.url).open(`/verify-document/${codeOn(tenant1)}`);
    expect(guest.text).toContain("PT Rimba Data Khatulistiwa");
    expect(guest.text).not.toContain(told.Tenant);
  });
});

describe("the buttons", () => {
  const buttonsOn = async (person: Person, path: string) => {
    await person.open(path);
    const links = person.document.querySelectorAll('a[href^="/print-"]');
    expect(links.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
    return links.map((link) => link.getAttribute("href"));
  };

  test("of a request lead to what it has", async () => {
    const request = (kind: string, id: number) => `/admin/request/requestlist/${kind}?id=${id}`;
    expect(await buttonsOn(noc, request("goodsin", 180))).toEqual([letter(180)]);
    expect(await buttonsOn(noc, request("goodsin", 64))).toEqual([]);
    expect(await buttonsOn(noc, request("crossconnect", 144))).toEqual([]);
    const [first, second] = await buttonsOn(noc, request("crossconnect", 138));
    expect([first, second?.replace(/\d+$/, "")]).toEqual([handover(138), order("")]);
    expect(await buttonsOn(noc, request("dismantle", 100))).toEqual([dismantle(41)]);
    expect(await buttonsOn(tenant1, "/request/requestlist/goodsin?id=86")).toEqual([letter(86)]);
    expect(await buttonsOn(tenant1, "/request/requestlist/crossconnect?id=138")).toEqual([]);
  });

  test("of an interconnection lead to what it has", async () => {
    const list = "/admin/interconnection/interconnection-list/detail";
    expect(await buttonsOn(noc, `${list}/6`)).toEqual([information(6), order(6), handover(1)]);
    expect(await buttonsOn(noc, `${list}/37`)).toEqual([information(37), dismantle(37)]);
    expect(await buttonsOn(tenant1, "/datacenter/myinterconnection/detail/6")).toEqual([ofTenant(6)]);
  });

  test("all lead to documents that are there", async () => {
    for (const path of [order(6), handover(1), dismantle(37), dismantle(41), handover(138), letter(180)]) {
      expect((await noc.visit(path)).status, path).toBe(200);
    }
  });
});

describe("verification", () => {
  const genuine = "This document was printed by this portal";

  test("says what stands on the paper, to everybody, and asks the provider nothing", async () => {
    const code = codeOn(await tenant1.open(letter(86)));
    const guest = new Person(portal.url);
    await guest.open(`/verify-document/${code.replaceAll("-", "").toLowerCase()}`);
    expect([guest.status, guest.heading]).toEqual([200, genuine]);
    const number = numberOf(portal.dataDir, 86);
    for (const fact of ["Goods In / Out Request Letter", number, "PT Rimba Data Khatulistiwa", "Maria Simatupang"])
      expect(guest.text).toContain(fact);
    expect(guest.text).not.toContain("Open GI");
  });

  test("leads those to the record who may see it", async () => {
    const code = codeOn(await noc.open(letter(86)));
    const path = `/verify-document/${code}`;
    const link = `Open ${numberOf(portal.dataDir, 86)}`;
    expect((await noc.open(path)).text).toContain(link);
    await noc.follow(link);
    expect(noc.path).toBe("/admin/request/requestlist/goodsin?id=86");
    await (await tenant1.open(path)).follow(link);
    expect(tenant1.path).toBe("/request/requestlist/goodsin?id=86");
    expect((await tenant2.open(path)).heading).toBe(genuine);
    expect(tenant2.text).not.toContain("Open GI");
    const limited = await signIn(portal.url, "noclimited", "admin");
    expect((await limited.open(path)).text).not.toContain("Open GI");
  });

  test("refuses codes that it never gave, and for a while whoever tries too many", async () => {
    const code = codeOn(await noc.open(letter(86)));
    const guest = new Person(portal.url);
    const changed = code.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const wrong of [changed, "x", code.slice(1), "a".repeat(3000)]) {
      await guest.open(`/verify-document/${wrong}`);
      expect([guest.status, guest.heading], wrong).toEqual([200, "Not a document of this portal"]);
    }
    await guest.open("/verify-document");
    await guest.press("Verify", { Code: "" });
    expect([guest.status, guest.text]).toEqual([400, expect.stringContaining("Enter the code of the document")]);
    while (guest.status === 400) await (await guest.open("/verify-document")).press("Verify", { Code: changed });
    expect([guest.status, Number(guest.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
    expect(guest.text).toContain("Too many attempts");
    await guest.open(`/verify-document/${code}`);
    expect([guest.status, guest.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});
