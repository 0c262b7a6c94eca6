import type { GoodsOutRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const goodsOut: RequestKind<GoodsOutRead> = {
  form: { path: "/request/goodsout", permission: "view_goods_out_tenant" },
  work: {
    what: {
      en: "the NOC takes the devices out, {tenant} collects them; then the NOC marks the request as done.",
      id: "NOC melepas perangkat, {tenant} mengambilnya; lalu NOC menandai permintaan selesai.",
    },
    yours: {
      en: "take the devices out, hand them to {tenant} and mark the request as done.",
      id: "lepas perangkat, serahkan kepada {tenant}, lalu tandai permintaan selesai.",
    },
  },
};

export const requestKinds: RequestKinds = { "Goods Out": goodsOut };
