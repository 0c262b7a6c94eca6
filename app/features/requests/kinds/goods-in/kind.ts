import { goodsInFormPath } from "~/paths";
import type { GoodsInRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";

const goodsIn: RequestKind<GoodsInRead> = {
  form: { path: goodsInFormPath, permission: "view_goods_in_tenant" },
  work: {
    what: {
      en: "{tenant} brings the devices; the NOC installs them and marks the request as done.",
      id: "{tenant} membawa perangkat; NOC memasangnya lalu menandai permintaan selesai.",
    },
    yours: {
      en: "when {tenant} has brought the devices, install them and mark the request as done.",
      id: "setelah {tenant} membawa perangkat, pasang lalu tandai permintaan selesai.",
    },
  },
};

export const requestKinds: RequestKinds = { "Goods In": goodsIn };
