import { describe, expect, it } from "vitest";
import {
  demandOf,
  documents,
  documentPath,
  documentsOfInterconnection,
  documentsOfRequest,
  type DocumentName,
  linksTo,
} from "~/inventory/documents/documents";
import { closePath } from "~/features/documents/close-path";
import { recordLinkFor } from "~/features/documents/read-record-link.server";
import type { SealedDocument } from "~/features/documents/verification-code.server";
import { kinds } from "~/inventory/requests/kinds";
import { type State, states } from "~/inventory/requests/transitions";
import { sessionUser } from "~/provider/rows.server";
import type { Permission, Role } from "~/session/permissions";

const person = (role: Role, ...permissions: Permission[]) => ({
  role,
  user: sessionUser.parse({
    id: 4,
    registered: 1,
    tenant: role === "tenant" ? 2 : null,
    tenant_name: role === "tenant" ? "PT Rimba" : "",
    tenant_confirmation: "Y",
    groups_permissions: permissions,
  }),
});

const namesOf = (documents: { name: DocumentName }[]) => documents.map(({ name }) => name);

describe("the documents of a request", () => {
  const of = (kind: string, state: State, interconnection: number | null = 9) => {
    return documentsOfRequest({ id: 7, kind, status: state.slice(0, 2) }, interconnection);
  };
  const statesWith = (kind: string, name: DocumentName) =>
    states.filter((state) => namesOf(of(kind, state)).includes(name));

  it.each(["Goods In", "Goods In Replace", "Goods Out", "Goods Out Replace"])(
    "%s has its letter from its filing on, unless it was refused or cancelled",
    (kind) => {
      expect(statesWith(kind, "goodsLetter")).toEqual(["OR", "OP", "WL", "WD", "AP0", "AP1", "CL", "DS", "SU"]);
      expect(of(kind, "OR", null)).toEqual([{ name: "goodsLetter", id: 7 }]);
    },
  );

  it.each(["Cross Connect", "IIX Interconnection"])("%s has handover form and order once it is approved", (kind) => {
    expect(statesWith(kind, "handover")).toEqual(["AP0", "AP1", "CL", "DS"]);
    expect(of(kind, "AP0")).toEqual([
      { name: "handover", id: 7 },
      { name: "deliveryOrder", id: 9 },
    ]);
    expect(of(kind, "AP0", null)).toEqual([]);
  });

  it("Dismantle has the order of the removal once it is approved", () => {
    expect(statesWith("Dismantle", "dismantleOrder")).toEqual(["AP0", "AP1", "CL", "DS"]);
    expect(of("Dismantle", "AP0")).toEqual([{ name: "dismantleOrder", id: 9 }]);
  });

  it("no other kind has one", () => {
    const others = Object.keys(kinds).filter((kind) => states.every((state) => of(kind, state).length === 0));
    expect(others).toEqual(["Trouble Ticket", "Smart Hand", "MMR Colocation", "Rack Colocation", "Electricity"]);
    expect(of("A new kind", "AP0")).toEqual([]);
  });
});

describe("the documents of an interconnection", () => {
  it.each([
    ["W", 3, ["information", "tenantInformation"]],
    ["C", 3, ["information", "tenantInformation", "deliveryOrder", "handover"]],
    ["C", null, ["information", "tenantInformation", "deliveryOrder"]],
    ["D", 3, ["information", "tenantInformation", "dismantleOrder"]],
  ])("in state %s with the request %s", (status, request, names) => {
    const found = documentsOfInterconnection({ id: 6, status, request }, { dismantle: { id: 4 } });
    expect(namesOf(found)).toEqual(names);
    expect(found.find(({ name }) => name === "handover")?.id ?? 3).toBe(3);
  });

  it("have no order to dismantle it where it was dismantled without a request", () => {
    expect(namesOf(documentsOfInterconnection({ id: 6, status: "D", request: 3 }))).toEqual([
      "information",
      "tenantInformation",
    ]);
  });

  it("are the same as soon as its request is approved", () => {
    const of = (requestState: State | null) =>
      namesOf(documentsOfInterconnection({ id: 6, status: "W", request: 3 }, { requestState }));
    expect(of("AP0")).toEqual(["information", "tenantInformation", "deliveryOrder", "handover"]);
    expect([of("WD"), of(null)]).toEqual(Array(2).fill(["information", "tenantInformation"]));
  });
});

describe("a document", () => {
  it("has an address and a code of its own", () => {
    const all = Object.values(documents);
    expect(new Set(all.map(({ path }) => path)).size).toBe(6);
    expect(all.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(documentPath({ name: "goodsLetter", id: 86 })).toBe(
      "/print-surat-permohonan-masuk-keluar-barang?activities_id=86",
    );
  });

  it.each<[Role, Permission, DocumentName[]]>([
    ["admin", "view_request_list_admin", ["information", "goodsLetter", "handover", "deliveryOrder", "dismantleOrder"]],
    ["admin", "view_interconnection_interconnection_admin", ["information", "deliveryOrder"]],
    ["admin", "view_interconnection_iix_admin", ["information", "deliveryOrder"]],
    ["admin", "view_my_interconnection_tenant", []],
    ["tenant", "view_my_interconnection_iix_tenant", ["tenantInformation"]],
    ["tenant", "view_request_list_tenant", ["goodsLetter"]],
    ["tenant", "view_request_list_admin", []],
  ])("is opened by a %s with %s", (role, permission, names) => {
    const reader = person(role, permission);
    const all = (Object.keys(documents) as DocumentName[]).map((name) => ({ name, id: 9 }));
    expect(linksTo(all, reader).map(({ path }) => path)).toEqual(names.map((name) => documentPath({ name, id: 9 })));
  });

  it("of an interconnection is closed to a page that its reader may open", () => {
    const closedBy = (permission: Permission) => closePath(person("admin", permission), { id: 9, iix: false });
    expect(closedBy("view_interconnection_interconnection_admin")).toBe(
      "/admin/interconnection/interconnection-list/detail/9",
    );
    expect(closedBy("view_request_list_admin")).toBe("/admin/request/requestlist");
  });

  it("asks a person of the other side for what the first of its own readers need", () => {
    expect(demandOf("handover", person("tenant", "view_request_list_tenant"))).toEqual({
      side: "admin",
      permission: "view_request_list_admin",
    });
    expect(demandOf("goodsLetter", person("tenant")).side).toBe("tenant");
  });
});

describe("the link from a verified document to its record", () => {
  const sealed: SealedDocument = {
    document: "goodsLetter",
    record: "activities",
    id: 115,
    number: "GI-1",
    tenant: "PT Rimba",
    day: "2026-11-20",
    signer: "Rizky",
  };
  const link = ({ role, user }: ReturnType<typeof person>, other: Partial<SealedDocument> = {}) =>
    recordLinkFor(role, user, { ...sealed, ...other });

  it("is for admins with the record's permission", () => {
    expect(link(person("admin", "view_request_list_admin"))).toBe("/r/000-3KP");
    expect(link(person("admin", "view_interconnection_iix_admin"))).toBeNull();
    const iix = { record: "crossconnectsiix", id: 80 } as const;
    expect(link(person("admin", "view_interconnection_iix_admin"), iix)).toBe(
      "/admin/interconnection/interconnectioniix-list/detail/80",
    );
    expect(link(person("admin", "view_interconnection_interconnection_admin"), iix)).toBeNull();
  });

  it("is for the tenant that the paper names, and for no other", () => {
    const tenant = person("tenant", "view_request_list_tenant", "view_my_interconnection_tenant");
    expect(link(tenant)).toBe("/r/000-3KP");
    expect(link(tenant, { record: "crossconnects", id: 6 })).toBe("/datacenter/myinterconnection/detail/6");
    expect(link(tenant, { record: "crossconnectsiix", id: 6 })).toBeNull();
    expect(link(tenant, { tenant: "PT Samudra" })).toBeNull();
    expect(link({ ...tenant, user: { ...tenant.user, tenantName: "" } }, { tenant: "" })).toBeNull();
    expect(link({ ...tenant, user: { ...tenant.user, isTenantConfirmed: false } })).toBeNull();
  });
});
