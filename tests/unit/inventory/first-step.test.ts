import { expect, it } from "vitest";
import { firstStep } from "~/inventory/first-step.server";
import { type Language, translator } from "~/language/language";
import { sessionUser } from "~/provider/rows.server";
import type { Permission } from "~/session/permissions";

const reader = (groups_permissions: Permission[], language: Language = "en", tenant_confirmation = 1) => ({
  user: sessionUser.parse({ id: 7, tenant: 12, tenant_confirmation, groups_permissions }),
  t: translator(language),
});

it("leads to the form that the reader may open, as the step needs it", () => {
  expect(firstStep("crossconnectsiix", reader(["view_interconnection_tenant"]))).toEqual({
    text: "You have no interconnection with the exchange yet. You file a request, the NOC approves it and lays the cable.",
    to: "/request/interconnection?to=iix",
    label: "IIX Interconnection",
  });
});

it("names no form that is not the reader's, and asks for no ticket that cannot be written", () => {
  expect(firstStep("devices", reader(["view_interconnection_tenant"]))).toEqual({
    text: "You have no device yet. Devices come in by a goods in: you file it, and the NOC approves it.",
  });
  expect(firstStep("services", reader([])).text).not.toContain("ticket");
  expect(firstStep("services", reader(["view_trouble_ticket_tenant"])).text).toContain("Write a trouble ticket");
});

it("tells a tenant that is not confirmed what its requests wait for, in its language", () => {
  const unconfirmed = reader(["view_goods_in_tenant", "view_my_datacenter_access_tenant"], "id", 0);
  expect(firstStep("devices", unconfirmed)).toEqual({
    text: expect.stringContaining("Perusahaan Anda belum dikonfirmasi. NOC yang mengonfirmasinya"),
  });
  expect(firstStep("permits", unconfirmed)).toMatchObject({ to: "/datacenter/mydatacenteraccess", label: "Personel" });
});
