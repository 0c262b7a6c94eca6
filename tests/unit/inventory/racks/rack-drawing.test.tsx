import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawRack } from "~/inventory/racks/drawing";
import type { OwnLabel } from "~/inventory/racks/drawing-messages";
import { RackFaces } from "~/inventory/racks/rack-drawing";
import { RackKey, RackPatterns } from "~/inventory/racks/rack-key";
import { LanguageProvider } from "~/language/context";
import type { Language } from "~/language/language";
import { rackWith } from "./rack.fixture";

const rimba = { tenant: 7, tenantName: "PT Rimba Data Khatulistiwa" };
const drawing = drawRack(
  rackWith([
    { units: [12], id: 1, name: "odf-1", faces: "front" },
    { units: [11, 10], id: 2, name: "rt-core", tenant: 7, eth: 8, sfp: "16" },
    { units: [9, 8, 7], id: 3, name: "srv-gpu", status: "R" },
    { units: [4], status: "B" },
    { units: [2, 1], id: 5, name: "ups-1 <b>" },
  ]),
  rimba,
);

function faces(medium: "screen" | "paper" | "small", language: Language = "en", own: OwnLabel = "tenants") {
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RackPatterns />
      <RackFaces name="JKT1-A-07" drawing={drawing} own={own} medium={medium} />
    </LanguageProvider>,
  );
  const [front = "", back = ""] = markup.split("<figure>").slice(1);
  return { markup, front, back };
}

/** The titles of the drawn devices, from the top. */
const titles = (markup: string) => [...markup.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe("RackFaces", () => {
  it("says of every slot in words where it is, what it is and in which state", () => {
    expect(titles(faces("screen").front)).toEqual([
      "U12 (1U): odf-1, Switch. Installed",
      "U11–U10 (2U): rt-core, Switch. Tenant&#x27;s device",
      "U9–U7 (3U): srv-gpu, Switch. Waiting (R)",
      "U4 (1U): Blocked",
      "U2–U1 (2U): ups-1 &lt;b&gt;, Switch. Installed",
    ]);
    expect(titles(faces("screen").back)[0]).toBe("U12 (1U): odf-1, Switch. Half depth, other face used");
  });

  it("says it in Indonesian", () => {
    const { front, back } = faces("screen", "id", "yours");
    expect(titles(front)).toContain("U11–U10 (2U): rt-core, Switch. Perangkat Anda");
    expect(titles(front)).toContain("U4 (1U): Diblokir");
    expect(front).toContain('aria-label="Rak JKT1-A-07, depan"');
    expect(back).toContain("setengah kedalaman: odf-1 (depan)");
    expect(front).toContain("12 unit, bernomor dari bawah: 5 terpasang, 3 menunggu persetujuan, 1 diblokir, 3 kosong");
  });

  it("shows the waiting mark, units and ports as text, not by colour alone", () => {
    const { front } = faces("screen");
    expect(front).toContain(">srv-gpu (R)<");
    expect(front).toContain(">2U · 8 eth, 16 sfp<");
    expect(front).toContain(">Blocked<");
  });

  it("numbers the units from the bottom", () => {
    const numbers = [...faces("screen").front.matchAll(/class="rack-number"[^>]*y="([\d.]+)"[^>]*>(\d+)</g)];
    expect(numbers.map(([, , number]) => Number(number))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const heights = numbers.map(([, y]) => Number(y));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it("links devices to their rows, not what is blocked or on the other face", () => {
    const targets = (markup: string) => [...markup.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets(faces("screen").front)).toEqual(["device-1", "device-2", "device-3", "device-5"]);
    expect(targets(faces("screen").back)).toEqual(["device-2", "device-3", "device-5"]);
  });

  it("is one stop for each device with keys: the back repeats the front's links", () => {
    const repeated = (markup: string) => [...markup.matchAll(/href="#([^"]+)" tabindex="-1"/g)].map(([, to]) => to);
    expect(repeated(faces("screen").front)).toEqual([]);
    expect(repeated(faces("screen").back)).toEqual(["device-2", "device-3", "device-5"]);
    // Two devices of half depth, one behind the other.
    const both = drawRack(
      rackWith([
        { units: [1], id: 1, name: "d-1", faces: "front" },
        { units: [1], id: 2, name: "d-2", faces: "back" },
      ]),
      rimba,
    );
    const markup = renderToStaticMarkup(<RackFaces name="R" drawing={both} own="yours" medium="screen" />);
    expect(markup).toContain('href="#device-2"');
    expect(repeated(markup)).toEqual([]);
  });

  it("links free places by their top unit where devices can be placed, on paper and in small never", () => {
    const places = (medium: "screen" | "paper" | "small") => {
      const markup = renderToStaticMarkup(
        <RackFaces name="R" drawing={drawing} own="yours" medium={medium} freePath={(unit) => `/in?unit=${unit}`} />,
      );
      return [...markup.matchAll(/href="\/in\?unit=(\d+)"><title>(.*?)<\/title>/g)].map(([, unit, title]) => [
        unit,
        title,
      ]);
    };
    expect(places("screen").slice(0, 2)).toEqual([
      ["6", "U6–U5 (2U): free. Place a device here"],
      ["3", "U3 (1U): free. Place a device here"],
    ]);
    expect(places("paper")).toEqual([]);
    expect(places("small")).toEqual([]);
    expect(faces("screen").markup).not.toContain("rack-free");
  });

  it("is read device by device, without links on paper, and a single image where many are side by side", () => {
    const { front } = faces("paper");
    expect(front).toContain('role="group"');
    expect(front).not.toContain("<a ");
    expect(faces("screen").front).toContain('role="group"');
    expect(faces("small").front).toContain('role="img"');
  });

  it("frames a marked place at its very edge and over the rack's own frame, so that no line crosses its text", () => {
    const marked = { top: 12, units: 1 };
    const markup = renderToStaticMarkup(
      <RackFaces name="R" drawing={drawing} own="yours" medium="small" marked={marked} />,
    );
    const [front = ""] = markup.split("</svg>");
    expect(front).toMatch(
      /class="rack-frame" x="26" y="0" width="124"[^>]*><\/rect><rect class="rack-marked" x="26" y="0" width="124" height="14"/,
    );
  });

  it("refers only to hatches that the page has", () => {
    const { markup } = faces("screen");
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(["hatch-half", "hatch-blocked"]));
    for (const id of used) expect(markup).toContain(`<pattern id="${id}"`);
  });

  it("cuts a name that has no room, and keeps it whole in the title", () => {
    const name = "a-device-with-a-name-that-nobody-could-fit-into-one-unit-of-a-drawing";
    const long = drawRack(rackWith([{ units: [1], id: 1, name, eth: 48 }]), rimba);
    const markup = renderToStaticMarkup(<RackFaces name="R" drawing={long} own="yours" medium="paper" />);
    expect(markup).toMatch(/class="rack-name">a-device-with-[a-z-]+…</);
    expect(markup).toContain(`<title>U1 (1U): ${name}, Switch`);
  });
});

describe("RackKey", () => {
  it.each([
    [
      "en",
      "tenants",
      ["Free", "Installed", "Tenant&#x27;s device", "Waiting (R)", "Blocked", "Half depth, other face used"],
    ],
    [
      "id",
      "yours",
      ["Kosong", "Terpasang", "Perangkat Anda", "Menunggu (R)", "Diblokir", "Setengah kedalaman, sisi lain terpakai"],
    ],
  ] as const)("names every state in %s", (language, own, words) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <RackKey own={own} />
      </LanguageProvider>,
    );
    expect([...markup.matchAll(/<\/svg>(.*?)<\/li>/g)].map(([, word]) => word)).toEqual(words);
  });
});
