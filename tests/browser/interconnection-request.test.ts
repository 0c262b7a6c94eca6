import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { act, heading, press } from "../support/acts.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

const number = /^(CC|IX)-\d{4}-\d+$/;

journey("interconnection requests", (here, scripted) => {
  const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  const status = (page: Page, word: string) => page.locator(".page-head").getByText(word, { exact: true }).waitFor();

  /** Chooses the value on which the next field depends, and waits until that field offers something. */
  async function decide(page: Page, label: string, option: string | RegExp, next: string): Promise<void> {
    await pick(page, label, option);
    if (!scripted) await press(page, "Update choices");
    await field(page, next).locator("option").nth(1).waitFor({ state: "attached" });
  }

  async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
    const texts = await field(page, label).locator("option").allTextContents();
    const found = texts.find(
      (text, at) => at > 0 && (typeof option === "string" ? text === option : option.test(text)),
    );
    await field(page, label).selectOption({ label: found ?? String(option) });
  }

  const offered = async (page: Page, label: string) =>
    (await field(page, label).locator("option").allTextContents()).slice(1);

  /** The text of a field without a choice. */
  const none = (page: Page, label: string) => field(page, label).locator("option").first().textContent();

  async function chooseSource(page: Page): Promise<void> {
    await decide(page, "Rack Source", "JKT1-A-07, DC Kuningan", "Cable Type");
    await decide(page, "Cable Type", "FIBER OPTIC", "Device Source");
    await decide(page, "Device Source", /^rt-.*, [1-9]\d* ports? free$/, "Device Source Port Type");
    expect((await offered(page, "Device Source Port Type")).filter((type) => type.startsWith("Ethernet"))).toEqual([]);
    await decide(page, "Device Source Port Type", /^SFP/, "Port Source Device");
  }

  /** Takes an action on the request at a path. */
  async function actAt(page: Page, path: string, name: string): Promise<void> {
    await page.goto(base + path);
    await act(page, name);
  }

  test("a Cross Connect lives from the form to the label; a port is taken once", async () => {
    const asking = await here.join("tenant1", "tenant");
    await asking.goto(`${base}/request/interconnection`);
    await heading(asking, "Interconnection").waitFor();
    expect(await none(asking, "Cable Type")).toBe("Choose a rack first");
    expect(await none(asking, "Port Source Device")).toBe("Choose a rack first");
    expect(await none(asking, "Type Connector Source")).toBe("Choose a cable type first");
    await press(asking, "Submit");
    await asking.getByRole("link", { name: "Rack is required" }).waitFor();
    await field(asking, "Remark").fill("Spare fiber, please");
    await chooseSource(asking);
    const [first = ""] = await offered(asking, "Port Source Device");
    await pick(asking, "Port Source Device", first);
    expect(await offered(asking, "Tenant Destination")).not.toContain("PT Rimba Data Khatulistiwa");
    await field(asking, "Cable Length").fill("14");

    const slower = await asking.context().newPage();
    await slower.goto(asking.url());
    await chooseSource(slower);
    await pick(slower, "Port Source Device", first);
    await pick(slower, "Tenant Destination", "CV Kawan Server");
    await pick(slower, "Type Connector Source", "LC");

    await press(asking, "Submit");
    await asking.getByRole("link", { name: "Tenant Destination is required" }).waitFor();
    await asking.getByRole("link", { name: "Type Connector Source is Required" }).waitFor();
    await pick(asking, "Tenant Destination", "PT Samudra Jaringan Prima");
    expect(await field(asking, "Port Source Device").locator("option:checked").textContent()).toBe(first);
    expect(await field(asking, "Remark").inputValue()).toBe("Spare fiber, please");
    await pick(asking, "Type Connector Source", "LC");
    await press(asking, "Submit");
    await heading(asking, number).waitFor();
    const id = new URL(asking.url()).searchParams.get("id");
    const name = (await heading(asking, number).textContent()) ?? "";
    await status(asking, "Waiting Approval - NOC");

    await press(slower, "Submit");
    await slower.getByRole("link", { name: /^Port Source Device: Choose again/ }).waitFor();
    expect(await offered(slower, "Port Source Device")).not.toContain(first);
    expect(await field(slower, "Tenant Destination").locator("option:checked").textContent()).toBe("CV Kawan Server");

    const noc = await here.joinByHttp("noc", "admin");
    const ofNoc = `/admin/request/requestlist/crossconnect?id=${id}`;
    const ofTenant = `/request/requestlist/crossconnect?id=${id}`;
    await actAt(noc, ofNoc, "Approve");
    await status(noc, "Waiting Destination");

    const answering = await here.join("tenant2", "tenant");
    await answering.goto(base + ofTenant);
    await answering.getByRole("link", { name: "Approve …" }).click();
    await heading(answering, "Approve Request Cross Connect").waitFor();
    expect(await answering.title()).toMatch(/^Approve Request Cross Connect, CC-\d/);
    await answering.getByText(/^UTP cables are possible only between racks of the meet-me room/).waitFor();
    expect(await none(answering, "Device Destination")).toBe("Choose a rack first");
    expect(await none(answering, "Type Connector Destination")).toBe("Choose a connector");
    await press(answering, "Submit");
    for (const missing of [
      "Rack is required",
      "Device is required",
      "Port Device Type is required",
      "Port Source Device Number is required",
      "Type Connector Destination is Required",
    ]) {
      await answering.getByRole("link", { name: missing }).waitFor();
    }
    expect(await offered(answering, "Type Connector Destination")).toEqual(["FC", "SC", "ST"]);
    await decide(answering, "Rack Destination", "JKT1-B-12, DC Kuningan", "Device Destination");
    await decide(answering, "Device Destination", /^odf-.*, [1-9]\d* ports? free$/, "Device Destination Port Type");
    await decide(answering, "Device Destination Port Type", /^Fiber/, "Port Destination Device");
    await answering.getByRole("list", { name: "Cable path" }).getByText(/^odf-/).waitFor();
    const port = (await offered(answering, "Port Destination Device")).at(-1) ?? "";
    await pick(answering, "Port Destination Device", port);
    if (scripted) await answering.getByRole("list", { name: "Cable path" }).getByText(port).waitFor();
    await pick(answering, "Type Connector Destination", "SC");
    await field(answering, "Description").fill("Our panel");
    const late = await answering.context().newPage();
    await late.goto(answering.url());
    await press(answering, "Submit");
    await heading(answering, /^Request List/).waitFor();
    await press(late, "Submit");
    await late.getByText(`${name} is not waiting for your approval`).waitFor();
    await heading(late, name).waitFor();
    await status(late, "Approved - NOC");
    await late.getByText("Our panel").waitFor();

    await actAt(noc, ofNoc, "Mark as done");
    await noc.getByText("Our panel").waitFor();
    await actAt(asking, ofTenant, "Close Request");
    await status(asking, "Close");
    await asking.goto(`${base}/datacenter/myinterconnection?search=${name}`);
    await asking
      .getByRole("rowheader")
      .getByRole("link", { name: /^CC-\d+$/ })
      .click();
    await status(asking, "Connected");
    await asking.getByText("LC–SC").waitFor();
  });

  test("an IIX Interconnection lives from the form to its close", async () => {
    const asking = await here.join("tenant1", "tenant");
    await asking.goto(`${base}/request/interconnection`);
    await asking.getByRole("link", { name: "The exchange (IIX)" }).click();
    await field(asking, "IIX Service").waitFor();
    await chooseSource(asking);
    await pick(asking, "Port Source Device", /^SFP port/);
    await pick(asking, "Type Connector Source", "LC");
    await press(asking, "Submit");
    await asking.getByRole("link", { name: "IIX Service is required" }).waitFor();
    await pick(asking, "IIX Service", /IIX Interconnection/);
    const service = (await field(asking, "IIX Service").locator("option:checked").textContent()) ?? "";
    await press(asking, "Submit");
    await heading(asking, number).waitFor();
    const id = new URL(asking.url()).searchParams.get("id");
    const name = (await heading(asking, number).textContent()) ?? "";

    const noc = await here.joinByHttp("noc", "admin");
    await actAt(noc, `/admin/request/requestlist/iixinterconnection?id=${id}`, "Approve");
    await noc.getByText(service, { exact: true }).waitFor();
    await status(noc, "Approved - NOC");
    await actAt(noc, `/admin/request/requestlist/iixinterconnection?id=${id}`, "Mark as done");
    await actAt(asking, `/request/requestlist/iixinterconnection?id=${id}`, "Close Request");
    await status(asking, "Close");
    await asking.goto(`${base}/datacenter/myinterconnectioniix?search=${name}`);
    await asking
      .getByRole("rowheader")
      .getByRole("link", { name: /IX-\d+$/ })
      .click();
    await status(asking, "Connected");
    await asking.getByText(service, { exact: true }).waitFor();
  });

  test("UTP runs only between racks of the meet-me room; another device clears type and port", async () => {
    const noc = await here.joinByHttp("noc", "admin");
    await noc.goto(`${base}/admin/rack/rack-list?search=JKT1-A-12`);
    await noc.getByRole("link", { name: "Edit JKT1-A-12" }).click();
    await heading(noc, "Edit Rack").waitFor();
    await noc.getByRole("radiogroup", { name: /MMR/ }).getByLabel("Yes").check();
    await press(noc, "Submit");
    await heading(noc, /^Rack List/).waitFor();

    const asking = await here.join("tenant1", "tenant");
    await asking.goto(`${base}/request/interconnection`);
    await decide(asking, "Rack Source", "JKT1-A-07, DC Kuningan", "Cable Type");
    expect(await offered(asking, "Cable Type")).not.toContain("UTP");
    await decide(asking, "Rack Source", "JKT1-A-12, DC Kuningan", "Cable Type");
    await expect.poll(() => offered(asking, "Cable Type")).toContain("UTP");
    await decide(asking, "Cable Type", "UTP", "Device Source");
    await decide(asking, "Device Source", /^pp-.*, [1-9]\d* ports? free$/, "Device Source Port Type");
    expect(await offered(asking, "Device Source Port Type")).toEqual([
      expect.stringMatching(/^Ethernet \(\d+ free\)$/),
    ]);
    await decide(asking, "Device Source Port Type", /^Ethernet/, "Port Source Device");
    await pick(asking, "Port Source Device", /^Ethernet port/);
    const alike = (await offered(asking, "Device Source")).filter((name) => name.startsWith("pp-"));
    await pick(asking, "Device Source", alike[1] ?? "");
    if (!scripted) await press(asking, "Update choices");
    await expect.poll(() => offered(asking, "Port Source Device")).toEqual([]);
    expect(await field(asking, "Device Source Port Type").inputValue()).toBe("");
  });
});
