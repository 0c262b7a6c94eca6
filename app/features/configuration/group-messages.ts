import type { Message } from "~/language/language";

export const m = {
  isOwnGroup: { en: "You are in this group yourself.", id: "Anda sendiri termasuk dalam grup ini." },
  groups: { en: "Groups", id: "Grup" },
  group: { en: "Group", id: "Grup" },
  createGroup: { en: "Create Group", id: "Buat Grup" },
  editGroup: { en: "Edit Group", id: "Ubah Grup" },
  groupNote: { en: "Name and side", id: "Nama dan pihak" },
  name: { en: "Name", id: "Nama" },
  side: { en: "Side", id: "Pihak" },
  sideHint: {
    en: "A group takes the permissions of its side only. A group with people keeps its side.",
    id: "Grup hanya memuat izin pihaknya. Grup yang beranggota tetap di pihaknya.",
  },
  admin: { en: "Admin (NOC)", id: "Admin (NOC)" },
  tenant: { en: "Tenant", id: "Tenant" },
  permissions: { en: "Permissions", id: "Izin" },
  permissionCount: { en: "{count} of {all}", id: "{count} dari {all}" },
  andOthers: { en: "{counted}, {others} other", id: "{counted}, {others} lain" },
  wholeSection: { en: "All of this section", id: "Semua di bagian ini" },
  general: { en: "General", id: "Umum" },
  otherPermissions: { en: "Other permissions", id: "Izin lain" },
  logIn: { en: "Log in on this side", id: "Masuk di pihak ini" },
  menu: { en: "Menu {name}", id: "Menu {name}" },

  loss: { en: "What is lost", id: "Yang hilang" },
  lossNote: { en: "Nothing has been saved yet.", id: "Belum ada yang disimpan." },
  saveAnyway: { en: "Save: remove these permissions", id: "Simpan: cabut izin ini" },
} as const satisfies Record<string, Message>;
