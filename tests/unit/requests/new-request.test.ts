import { expect, it } from "vitest";
import { newRequestOf } from "~/features/requests/detail/new-request.server";
import { requestKindOf } from "~/features/requests/request-kinds";
import { kinds } from "~/inventory/requests/kinds";
import { translator } from "~/language/language";
import { permissions } from "~/session/permissions";
import { tenantMenu } from "~/shell/menu";

const user = { permissions: [...permissions], groups: [], isTenantConfirmed: true };
const formFor = (kind: string, by: object = {}) =>
  newRequestOf(kind, { user: { ...user, ...by } as never, t: translator("en") });

it("leads from a rejected request to the form of its kind, as the menu does", () => {
  const entries = tenantMenu.flatMap((entry) => ("entries" in entry ? entry.entries : entry));
  const forms = Object.keys(kinds).flatMap((kind) => requestKindOf(kind).form ?? []);
  expect(forms).toHaveLength(10);
  for (const { path, permission } of forms) {
    const [pathname] = path.split("?");
    expect(entries).toContainEqual(expect.objectContaining({ path: pathname, permission, tenantConfirmation: true }));
  }
  expect(formFor("IIX Interconnection")).toEqual({
    path: "/request/interconnection?to=iix",
    label: "File a new request",
  });
});

it("leads to a ticket from what has no form of its own, as Electricity", () => {
  expect(formFor("Electricity")).toEqual({ path: "/request/troubleticket", label: "File a new request" });
});

it("leads nowhere without the permission, a confirmed tenant or a form", () => {
  expect(formFor("Goods In", { permissions: [] })).toBeNull();
  expect(formFor("Goods In", { isTenantConfirmed: false })).toBeNull();
  expect(formFor("Goods In Replace")).toBeNull();
});
