import { expect, test } from "vitest";
import { hasLynx, LynxScript } from "../support/lynx.ts";
import { base } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";

const lynx = hasLynx();
if (!lynx) console.warn("There is no lynx here and none to be had: its journey is left out.");

test.skipIf(!lynx)("in lynx a tenant reads racks and files a Smart Hand", async () => {
  const pages = await new LynxScript()
    .fill("Username", "tenant1")
    .fillNext(PASSWORD)
    .press("Log in")
    .keep("dashboard")
    .press("My Rack")
    .keep("racks")
    .pressSecond("JKT1-A-01")
    .keep("rack")
    .open(`${base}/request/smarthand`)
    .choose("Site *", "DC Kuningan")
    .fill("Description *", "Which lamp is on?")
    .press("Update choices")
    .keep("updated")
    .choose("Choose a rack", "JKT1-A-01")
    .press("Submit")
    .keep("request")
    .press("Logout")
    .keep("left")
    .run(`${base}/login`);

  expect(pages.dashboard).toContain("Maria Simatupang tenant1@tenants.example");
  expect(pages.racks).toContain("[ ] Choose JKT1-A-01");
  expect(pages.rack).toMatch(/Space \d+ \/ 42 U \d+% \d+ U installed/);
  expect(pages.updated).toContain("[DC Kuningan__]");
  expect(pages.updated).toContain("[Choose a rack]");
  expect(pages.updated).toContain("Which lamp is on?");
  expect(pages.updated).not.toContain("is required");
  expect(pages.request).toMatch(/\bSH-\d{4}-\d{4}\n\n +Waiting Approval - NOC/);
  expect(pages.request).toContain("Which lamp is on?");
  expect(pages.left).toContain("Log in to your data center");
});
