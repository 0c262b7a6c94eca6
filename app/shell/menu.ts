import type { Message } from "~/language/language";
import { type Role, rolePermission } from "~/session/permissions";
import type { IconName } from "~/ui/icon";
import type { IconEntry, Menu } from "./menu-entry";

export { adminMenu } from "./admin-menu";
export type { IconEntry, Menu, MenuEntry } from "./menu-entry";
export { tenantMenu } from "./tenant-menu";

const verification = {
  icon: "key",
  label: { en: "Verification", id: "Verifikasi" },
  purpose: {
    en: "Confirms your email address or phone number by a code.",
    id: "Mengonfirmasi alamat email atau nomor telepon Anda dengan kode.",
  },
} as const;

/** An account that is not verified yet sees only this (spec 1 §2). */
export const unregisteredMenus: Readonly<Record<Role, Menu>> = {
  admin: [{ ...verification, path: "/admin/verification", permission: rolePermission.admin }],
  tenant: [{ ...verification, path: "/verification", permission: rolePermission.tenant }],
};

/** The screens of a person's own account, on both sides (spec 1 §2), without the side's path prefix. */
const ownScreens: readonly { name: string; icon: IconName; label: Message; purpose: Message }[] = [
  {
    name: "profile",
    icon: "user",
    label: { en: "Profile", id: "Profil" },
    purpose: {
      en: "Your name, contact details and photo, and where you are signed in.",
      id: "Nama, data kontak, dan foto Anda, serta perangkat tempat akun Anda sedang masuk.",
    },
  },
  {
    name: "inbox",
    icon: "mail",
    label: { en: "Newslatter", id: "Buletin" },
    purpose: {
      en: "News, with what you have not read marked.",
      id: "Berita, dengan tanda pada yang belum Anda baca.",
    },
  },
  {
    name: "change-password",
    icon: "key",
    label: { en: "Change Password", id: "Ubah Kata Sandi" },
    purpose: { en: "A new password; your other sessions end.", id: "Kata sandi baru; sesi Anda yang lain berakhir." },
  },
];

const profileMenu = (role: Role, side: string): readonly IconEntry[] => [
  ...ownScreens.map(({ name, ...screen }) => ({
    ...screen,
    path: `${side}/${name}`,
    permission: rolePermission[role],
  })),
  {
    path: "/user-guide",
    permission: rolePermission[role],
    icon: "book",
    label: { en: "User Guide", id: "Panduan Pengguna" },
    purpose: { en: "This guide.", id: "Panduan ini." },
    ownWindow: true,
  },
];

/** The profile menus (spec 1 §2). */
export const profileMenus: Readonly<Record<Role, readonly IconEntry[]>> = {
  admin: profileMenu("admin", "/admin"),
  tenant: profileMenu("tenant", ""),
};
