import { GoodsInReplaceContent, GoodsOutReplaceContent } from "./content";
import type { GoodsInReplaceRead, GoodsOutReplaceRead } from "./read-content.server";
import type { RequestKind } from "../request-kind";

export const goodsOutReplace: RequestKind<GoodsOutReplaceRead> = {
  work: {
    what: {
      en: "the NOC takes the old device out, {tenant} collects it; then the NOC marks the request as done. Interconnections wait for the new device.",
      id: "NOC melepas perangkat lama, {tenant} mengambilnya; lalu NOC menandai permintaan selesai. Interkoneksi menunggu perangkat baru.",
    },
    yours: {
      en: "take the old device out, hand it to {tenant} and mark the request as done. Interconnections wait for the new device.",
      id: "lepas perangkat lama, serahkan kepada {tenant}, lalu tandai permintaan selesai. Interkoneksi menunggu perangkat baru.",
    },
  },
  Content: GoodsOutReplaceContent,
};

export const goodsInReplace: RequestKind<GoodsInReplaceRead> = {
  work: {
    what: {
      en: "every port in use needs a new one; then the NOC swaps the device and marks the request as done.",
      id: "setiap port yang dipakai perlu port baru; lalu NOC menukar perangkat dan menandai permintaan selesai.",
    },
    yours: {
      en: "when every port in use has a new one, swap the device and mark the request as done.",
      id: "setelah setiap port yang dipakai punya port baru, tukar perangkat lalu tandai permintaan selesai.",
    },
  },
  Content: GoodsInReplaceContent,
};
