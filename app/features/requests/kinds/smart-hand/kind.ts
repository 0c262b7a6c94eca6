import type { RequestKinds } from "../../request-kind";

export const requestKinds: RequestKinds = {
  "Smart Hand": { form: { path: "/request/smarthand", permission: "view_smart_hand_tenant" } },
};
