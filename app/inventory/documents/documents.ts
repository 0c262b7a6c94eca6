import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { kindOf } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { hasBeenApproved } from "~/inventory/requests/transitions";
import type { Message } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import { allowed, type Permission, type Role } from "~/session/permissions";
import { m } from "./messages";

/** People of a side with one of these permissions. */
interface Readers {
  side: Role;
  permissions: readonly [Permission, ...Permission[]];
}

/** A document of one record: its path, title and button, and who may open it. */
interface PrintedDocument {
  /** Identifies the document in verification codes, which are on paper: never change or reuse one. From 1 to 31. */
  code: number;
  path: string;
  /** The query parameter with the record's id. */
  query: "crossconnect_id" | "activities_id";
  title: Message;
  /** The label of the button that opens it. */
  button: Message;
  openTo: readonly [Readers, ...Readers[]];
  /** Tenants only if confirmed. */
  confirmed?: true;
}

const readersOfInterconnections = {
  side: "admin",
  permissions: [
    "view_interconnection_interconnection_admin",
    "view_interconnection_iix_admin",
    "view_request_list_admin",
  ],
} as const satisfies Readers;

const readersOfRequests = { side: "admin", permissions: ["view_request_list_admin"] } as const satisfies Readers;

/** The documents of one record (spec 2 §2 "Print routes"). */
export const documents = {
  information: {
    code: 1,
    path: "/print-information-crossconnect",
    query: "crossconnect_id",
    title: m.information,
    button: m.informationButton,
    openTo: [readersOfInterconnections],
  },
  tenantInformation: {
    code: 2,
    path: "/print-information-crossconnect-tenant",
    query: "crossconnect_id",
    title: m.information,
    button: m.informationButton,
    openTo: [{ side: "tenant", permissions: ["view_my_interconnection_tenant", "view_my_interconnection_iix_tenant"] }],
  },
  goodsLetter: {
    code: 3,
    path: "/print-surat-permohonan-masuk-keluar-barang",
    query: "activities_id",
    title: m.goodsLetter,
    button: m.goodsLetterButton,
    openTo: [readersOfRequests, { side: "tenant", permissions: ["view_request_list_tenant"] }],
    confirmed: true,
  },
  handover: {
    code: 4,
    path: "/print-cable-handover-cross-connect",
    query: "activities_id",
    title: m.handover,
    button: m.handoverButton,
    openTo: [readersOfRequests],
  },
  deliveryOrder: {
    code: 5,
    path: "/print-delivery-order-document",
    query: "crossconnect_id",
    title: m.deliveryOrder,
    button: m.deliveryOrderButton,
    openTo: [readersOfInterconnections],
  },
  dismantleOrder: {
    code: 6,
    path: "/print-delivery-order-document-dismantle",
    query: "crossconnect_id",
    title: m.dismantleOrder,
    button: m.dismantleOrderButton,
    openTo: [readersOfRequests],
  },
} as const satisfies Record<string, PrintedDocument>;
export type DocumentName = keyof typeof documents;

/** A declared document. */
export const documentOf = (name: DocumentName): PrintedDocument => documents[name];

/** A document of a record. */
interface RecordDocument {
  name: DocumentName;
  /** The record's id in the document's address. */
  id: number;
}

export const documentPath = ({ name, id }: RecordDocument): string =>
  `${documents[name].path}?${documents[name].query}=${id}`;

type RequestState = Pick<RequestRow, "id" | "kind" | "status">;

/** The documents that a request has now; `interconnection` is the id of the one that it is about. */
export function documentsOfRequest(request: RequestState, interconnection: number | null): RecordDocument[] {
  const { id, status } = request;
  const { goods, cable } = kindOf(request.kind) ?? {};
  const isRefused = status === "RJ" || status === "CN";
  if (goods) return isRefused ? [] : [{ name: "goodsLetter", id }];
  if (!cable || !hasBeenApproved(request) || interconnection === null) return [];
  if (cable === "removed") return [{ name: "dismantleOrder", id: interconnection }];
  return [
    { name: "handover", id },
    { name: "deliveryOrder", id: interconnection },
  ];
}

/**
 * The documents that an interconnection has now; while it is being laid, as far as the state of its request is known. One that was
 * dismantled without a request has no order for that.
 */
export function documentsOfInterconnection(
  { id, status, request }: Pick<Interconnection, "id" | "status" | "request">,
  { requestState = null, dismantle = null }: { requestState?: string | null; dismantle?: object | null } = {},
): RecordDocument[] {
  const information: RecordDocument[] = [
    { name: "information", id },
    { name: "tenantInformation", id },
  ];
  if (status === "D") return dismantle ? [...information, { name: "dismantleOrder", id }] : information;
  const isApproved = requestState === "AP0" || requestState === "AP1";
  if (status !== "C" && !isApproved) return information;
  const handover: RecordDocument[] = request === null ? [] : [{ name: "handover", id: request }];
  return [...information, { name: "deliveryOrder", id }, ...handover];
}

/** Whether a document is among a record's documents. */
export const includes = (of: readonly RecordDocument[], wanted: DocumentName): boolean =>
  of.some(({ name }) => name === wanted);

interface Reader {
  role: Role;
  user: SessionUser;
}

/** The side and permission that a person needs for a document: the tenant's own documents need the lesser one. */
export function demandOf(name: DocumentName, { role, user }: Reader): { side: Role; permission: Permission } {
  const { openTo } = documentOf(name);
  const { side, permissions } = openTo.find((readers) => readers.side === role) ?? openTo[0];
  return { side, permission: permissions.find((permission) => allowed(user, permission)) ?? permissions[0] };
}

/** A link to a document of a record. */
export interface DocumentLink {
  path: string;
  button: Message;
}

/** The links to those of a record's documents that a person may open, who may see the record. */
export function linksTo(of: readonly RecordDocument[], reader: Reader): DocumentLink[] {
  const mayOpen = ({ name }: RecordDocument) => {
    const { side, permission } = demandOf(name, reader);
    return side === reader.role && allowed(reader.user, permission);
  };
  return of.filter(mayOpen).map((one) => ({ path: documentPath(one), button: documents[one.name].button }));
}
