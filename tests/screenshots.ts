import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { enterAs } from "./support/chromium.ts";
import { launchChromium, requireChromium } from "./support/installed-chromium.ts";
import { startPortal } from "./support/portal.ts";

/** Takes the pictures of the README from the built portal with its demo data: `npm run screenshots`. ImageMagick compresses them. */
const folder = "docs/pictures";
const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

const shots = [
  { name: "dashboard", username: "noc", path: "/admin/dashboard" },
  { name: "requests", username: "noc", path: "/admin/request/requestlist?tab=waiting" },
  { name: "request", username: "noc", path: "/admin/request/requestlist/crossconnect?id=120" },
  { name: "racks", username: "noc", path: "/admin/rack/rack-list" },
  { name: "rack", username: "noc", path: "/admin/rack/rack-list/detail/1" },
  { name: "find-space", username: "noc", path: "/admin/rack/find-space?units=4&weight=20&power=1" },
  { name: "floor-plan", username: "noc", path: "/admin/organization/sites/floor/1" },
  { name: "capacity", username: "noc", path: "/admin/organization/capacity" },
  { name: "report", username: "noc", path: "/admin/report/report-activity" },
  { name: "tenant-dashboard", username: "tenant1", path: "/dashboard" },
  { name: "goods-in", username: "tenant1", path: "/admin/device/device-list/rack-add-device?racks=1&scope=EX" },
  {
    name: "approve-cross-connect",
    username: "tenant1",
    path: "/request/requestlist/crossconnect/form-approve-request?id=144",
  },
  { name: "rack-on-a-phone", username: "tenant1", path: "/datacenter/myrack/detail/1", size: phone },
];

await requireChromium();
const [portal, browser] = await Promise.all([startPortal(), launchChromium({ asPeopleHaveIt: true })]);
try {
  mkdirSync(folder, { recursive: true });
  for (const { name, username, path, size = desk } of shots) {
    const context = await browser.newContext({ locale: "en-GB", viewport: size, colorScheme: "light" });
    await enterAs(context, portal.url, username, username === "noc" ? "admin" : "tenant");
    const page = await context.newPage();
    await page.goto(portal.url + path, { waitUntil: "load" });
    await page.locator("html[data-scripted]").waitFor();
    const file = `${folder}/${name}.png`;
    await page.screenshot({ path: file, animations: "disabled" });
    execFileSync("convert", [file, "+dither", "-colors", "256", "-strip", `PNG8:${file}`]);
    await context.close();
  }
} finally {
  await Promise.all([portal.stop(), browser.close()]);
}
