import type { Message } from "~/language/language";

export const m = {
  cableType: { en: "Cable Type", id: "Tipe Kabel" },
  createCableType: { en: "Create Cable Type", id: "Buat Tipe Kabel" },
  editCableType: { en: "Edit Cable Type", id: "Ubah Tipe Kabel" },
  description: { en: "Description", id: "Deskripsi" },
  cable: { en: "Cable", id: "Kabel" },
  cableNote: { en: "Which connectors fit follows from its type.", id: "Konektor yang cocok mengikuti tipenya." },
  cableTypeHint: { en: "Such as FIBER OPTIC or UTP", id: "Misalnya FIBER OPTIC atau UTP" },
} as const satisfies Record<string, Message>;
