import type { GoodsInReplaceRead, GoodsOutReplaceRead } from "./read-content.server";
import type { RequestKind, RequestKinds } from "../../request-kind";
import { transferPath } from "~/paths";
import { bringInPath } from "./bring-in";
import { m } from "./messages";
import { usesToMove } from "./transfers";

const goodsOutReplace: RequestKind<GoodsOutReplaceRead> = {
  form: { path: "/request/replace", permission: "view_replace_tenant" },
  work: {
    what: {
      en: "the NOC takes the old device out, {tenant} collects it; then the NOC marks the request as done. Its interconnections move to the new device.",
      id: "NOC melepas perangkat lama, {tenant} mengambilnya; lalu NOC menandai permintaan selesai. Interkoneksinya pindah ke perangkat baru.",
    },
    yours: {
      en: "take the old device out, hand it to {tenant} and mark the request as done. Its interconnections move to the new device.",
      id: "lepas perangkat lama, serahkan kepada {tenant}, lalu tandai permintaan selesai. Interkoneksinya pindah ke perangkat baru.",
    },
  },
  followUpOf: (content, request) =>
    content.answer
      ? null
      : {
          missing: {
            en: "The new device is still missing; it is brought in as the second step.",
            id: "Perangkat baru belum masuk; perangkat itu dimasukkan pada langkah kedua.",
          },
          what: {
            en: "{tenant} brings in the new device, which takes over the ports in use.",
            id: "{tenant} memasukkan perangkat baru, yang mengambil alih port yang terpakai.",
          },
          yours: {
            en: "bring in the new device, which takes over the ports in use.",
            id: "masukkan perangkat baru, yang mengambil alih port yang terpakai.",
          },
          path: bringInPath(content, request),
          label: m.bringIn,
        },
};

export const goodsInReplace: RequestKind<GoodsInReplaceRead> = {
  work: {
    what: {
      en: "the NOC swaps the device and marks the request as done.",
      id: "NOC menukar perangkat lalu menandai permintaan selesai.",
    },
    yours: {
      en: "swap the device and mark the request as done.",
      id: "tukar perangkat, lalu tandai permintaan selesai.",
    },
  },
  preconditionOf: (content, { id }) =>
    usesToMove(content).length === 0
      ? null
      : {
          by: "owner",
          before: ["approve", "done"],
          what: {
            en: "{tenant} chooses a new port for every port in use; then the NOC goes on.",
            id: "{tenant} memilih port baru untuk setiap port yang dipakai; setelah itu NOC melanjutkan.",
          },
          yours: {
            en: "choose a new port for every port in use; the NOC goes on after that.",
            id: "pilih port baru untuk setiap port yang dipakai; setelah itu NOC melanjutkan.",
          },
          refusal: m.portsFirst,
          path: transferPath(id),
          label: m.chooseNewPorts,
        },
};

export const requestKinds: RequestKinds = { "Goods Out Replace": goodsOutReplace, "Goods In Replace": goodsInReplace };
