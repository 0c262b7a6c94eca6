import type { Message } from "~/language/language";

export const m = {
  adminAccounts: { en: "Admin Accounts", id: "Akun Admin" },
  createAdminAccount: { en: "Create Admin Accounts", id: "Buat Akun Admin" },
  editAdminAccount: { en: "Edit Admin Accounts", id: "Ubah Akun Admin" },
  userAccounts: { en: "User Accounts", id: "Akun Pengguna" },
  createUserAccount: { en: "Create User Accounts", id: "Buat Akun Pengguna" },
  editUserAccount: { en: "Edit User Accounts", id: "Ubah Akun Pengguna" },
  myUserAccount: { en: "My User Account", id: "Akun Pengguna Saya" },
  onlyHead: {
    en: "Only the head of your account can create, change and delete people.",
    id: "Hanya kepala akun Anda yang dapat membuat, mengubah, dan menghapus orang.",
  },

  person: { en: "Person", id: "Orang" },
  personNote: { en: "Who it is and how to reach them.", id: "Siapa orangnya dan cara menghubunginya." },
  name: { en: "Name", id: "Nama" },
  identity: { en: "NIK", id: "NIK" },
  identityHint: { en: "The 16 characters of the identity card", id: "16 karakter pada KTP" },
  identityLength: { en: "NIK must have exactly 16 characters", id: "NIK harus tepat 16 karakter" },
  email: { en: "Email", id: "Email" },
  emailRequired: { en: "Email wajib diisi", id: "Email wajib diisi" },
  emailInvalid: { en: "Email harus berupa email yang valid", id: "Email harus berupa email yang valid" },
  emailCompany: {
    en: "Email harus menggunakan domain email perusahaan",
    id: "Email harus menggunakan domain email perusahaan",
  },
  companyHint: { en: "An address of the company, no free webmail", id: "Alamat perusahaan, bukan webmail gratis" },
  telephone: { en: "Telephone", id: "Telepon" },
  telephoneHint: { en: "10 to 15 digits, such as 6281234567890", id: "10 sampai 15 angka, misalnya 6281234567890" },
  telephoneDigits: { en: "Telephone must have 10 to 15 digits", id: "Telepon harus terdiri dari 10 sampai 15 angka" },

  account: { en: "Account", id: "Akun" },
  accountNote: { en: "What it may do, and where.", id: "Apa yang boleh dilakukan, dan di mana." },
  username: { en: "Username", id: "Nama pengguna" },
  status: { en: "Status", id: "Status" },
  active: { en: "Active", id: "Aktif" },
  needVerification: { en: "Need Verification", id: "Perlu Verifikasi" },
  nonActive: { en: "Non Active", id: "Tidak Aktif" },
  groups: { en: "Groups", id: "Grup" },
  ownGroup: {
    en: "You cannot change the group of your own account",
    id: "Anda tidak dapat mengubah grup akun Anda sendiri",
  },
  sites: { en: "Multi Datacenter", id: "Multi Datacenter" },
  site: { en: "Site", id: "Lokasi" },
  tenant: { en: "Tenant", id: "Tenant" },
  chooseTenant: { en: "Choose a tenant", id: "Pilih tenant" },
  head: { en: "Head of the tenant", id: "Kepala tenant" },
  headHint: {
    en: "A tenant has one head, who manages its people. The first account of a tenant becomes its head.",
    id: "Satu tenant memiliki satu kepala, yang mengelola orang-orangnya. Akun pertama sebuah tenant menjadi kepalanya.",
  },
  headTaken: { en: "This tenant has a head already", id: "Tenant ini sudah memiliki kepala" },
  yes: { en: "Yes", id: "Ya" },
  no: { en: "No", id: "Tidak" },

  passwordNote: {
    en: "Generated and sent by e-mail, or chosen here.",
    id: "Dibuat otomatis dan dikirim lewat email, atau ditentukan di sini.",
  },
  needVerify: { en: "Need verify", id: "Perlu verifikasi" },
  needVerifyHint: {
    en: "Yes: the portal makes a password of 16 characters, which is sent to the account by e-mail; the account is verified with it.",
    id: "Ya: portal membuat kata sandi 16 karakter yang dikirim ke akun lewat email; akun diverifikasi dengannya.",
  },
  ownPassword: { en: "Password chosen here", id: "Kata sandi yang ditentukan di sini" },
  keepPassword: {
    en: "Leave it empty to keep the password as it is.",
    id: "Kosongkan jika kata sandi tidak diubah.",
  },
} as const satisfies Record<string, Message>;
