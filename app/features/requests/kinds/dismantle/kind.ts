import type { InterconnectionRead } from "../interconnection/read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const dismantle: RequestKind<InterconnectionRead> = {
  form: { path: "/request/dismantle", permission: "view_dismantle_tenant" },
  work: {
    what: {
      en: "the NOC removes the cable and marks the request as done.",
      id: "NOC mencabut kabel lalu menandai permintaan selesai.",
    },
    yours: {
      en: "remove the cable and mark the request as done.",
      id: "cabut kabel, lalu tandai permintaan selesai.",
    },
  },
};

export const requestKinds: RequestKinds = { Dismantle: dismantle };
