import { interconnectionRequestPath } from "~/paths";
import type { InterconnectionRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const crossConnect: RequestKind<InterconnectionRead> = {
  form: { path: interconnectionRequestPath, permission: "view_interconnection_tenant" },
  work: {
    what: {
      en: "the NOC pulls the cable between both ends and marks the request as done.",
      id: "NOC menarik kabel di antara kedua ujung lalu menandai permintaan selesai.",
    },
    yours: {
      en: "pull the cable between both ends and mark the request as done.",
      id: "tarik kabel di antara kedua ujung, lalu tandai permintaan selesai.",
    },
  },
};

const iixInterconnection: RequestKind<InterconnectionRead> = {
  form: { path: `${interconnectionRequestPath}?to=iix`, permission: "view_interconnection_tenant" },
  work: {
    what: {
      en: "the NOC pulls the cable to the exchange and marks the request as done.",
      id: "NOC menarik kabel ke exchange lalu menandai permintaan selesai.",
    },
    yours: {
      en: "pull the cable to the exchange and mark the request as done.",
      id: "tarik kabel ke exchange, lalu tandai permintaan selesai.",
    },
  },
};

export const requestKinds: RequestKinds = { "Cross Connect": crossConnect, "IIX Interconnection": iixInterconnection };
