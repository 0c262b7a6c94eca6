import { expect, test } from "vitest";
import { signIn } from "../support/person.ts";
import { startPortal } from "../support/portal.ts";

const remixServe = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

test("the built app is whole under stock remix-serve", async () => {
  const portal = await startPortal({}, undefined, remixServe);
  try {
    const noc = await signIn(portal.url, "noc", "admin");
    expect(noc.heading).toBe("Dashboard");

    await noc.open("/admin/rack/rack-list?search=JKT1-A-01");
    expect([noc.heading, noc.text]).toEqual(["Rack List", expect.stringContaining("JKT1-A-01")]);

    await noc.open("/admin/interconnection/cable-type/form");
    await noc.press("Submit", { Description: "Under another server" });
    expect([noc.status, noc.text]).toEqual([400, expect.stringContaining("Cable Type is required")]);
    await noc.press("Submit", { "Cable Type": "Twinax" });
    expect([noc.path, noc.text]).toEqual([
      "/admin/interconnection/cable-type",
      expect.stringContaining("Record data has been created"),
    ]);
    expect(noc.text).toContain("Under another server");

    await noc.press("Logout");
    await noc.open("/admin/dashboard");
    expect(noc.heading).toBe("Admin login");
  } finally {
    await portal.stop();
  }
});
