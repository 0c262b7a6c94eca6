import type { Message } from "~/language/language";

export const m = {
  adminAccounts: { en: "Admin Accounts", id: "Akun Admin" },
  createAdminAccount: { en: "Create Admin Accounts", id: "Buat Akun Admin" },
  createAdminAccountButton: { en: "Create Admin Account", id: "Buat Akun Admin" },
  editAdminAccount: { en: "Edit Admin Accounts", id: "Ubah Akun Admin" },
  userAccounts: { en: "User Accounts", id: "Akun Pengguna" },
  createUserAccount: { en: "Create User Accounts", id: "Buat Akun Pengguna" },
  createUserAccountButton: { en: "Create User Account", id: "Buat Akun Pengguna" },
  editUserAccount: { en: "Edit User Accounts", id: "Ubah Akun Pengguna" },
  myUserAccount: { en: "My User Account", id: "Akun Pengguna Saya" },
  onlyHead: {
    en: "Only the head of your tenant can create, change and delete accounts.",
    id: "Hanya penanggung jawab (PIC) tenant Anda yang dapat membuat, mengubah, dan menghapus akun.",
  },

  person: { en: "Person", id: "Pengguna" },
  personNote: { en: "Contact details", id: "Data kontak" },
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
  companyHint: {
    en: "Company address; free webmail is not accepted",
    id: "Alamat perusahaan; webmail gratis tidak diterima",
  },
  telephone: { en: "Telephone", id: "Telepon" },
  telephoneHint: { en: "10 to 15 digits, such as 6281234567890", id: "10 sampai 15 angka, misalnya 6281234567890" },
  telephoneDigits: { en: "Telephone must have 10 to 15 digits", id: "Telepon harus terdiri dari 10 sampai 15 angka" },

  account: { en: "Account", id: "Akun" },
  accountNote: { en: "Username, status and groups", id: "Nama pengguna, status, dan grup" },
  username: { en: "Username", id: "Nama pengguna" },
  status: { en: "Status", id: "Status" },
  active: { en: "Active", id: "Aktif" },
  needVerification: { en: "Need Verification", id: "Perlu Verifikasi" },
  nonActive: { en: "Non Active", id: "Tidak Aktif" },
  groups: { en: "Groups", id: "Grup" },
  isOwnAccount: { en: "You are signed in with this account.", id: "Akun ini sedang Anda gunakan." },
  lastAdmin: {
    en: "Nobody else may give permissions to groups. Let another account do so first.",
    id: "Tidak ada akun lain yang dapat memberi izin kepada grup. Tetapkan akun lain terlebih dahulu.",
  },
  tenantGroup: {
    en: "Choose a group for tenants' accounts",
    id: "Pilih grup untuk akun tenant",
  },
  ownGroup: {
    en: "You cannot change the group of your own account",
    id: "Anda tidak dapat mengubah grup akun Anda sendiri",
  },
  sites: { en: "Multi Datacenter", id: "Multi Datacenter" },
  site: { en: "Site", id: "Lokasi" },
  tenant: { en: "Tenant", id: "Tenant" },
  chooseTenant: { en: "Choose a tenant", id: "Pilih tenant" },
  head: { en: "Head of the tenant", id: "Penanggung jawab (PIC) tenant" },
  headHint: {
    en: "A tenant has one head, who manages its people. The first account of a tenant becomes its head.",
    id: "Satu tenant memiliki satu penanggung jawab (PIC), yang mengelola akun-akunnya. Akun pertama sebuah tenant menjadi PIC-nya.",
  },
  headTaken: { en: "This tenant already has a head", id: "Tenant ini sudah memiliki penanggung jawab (PIC)" },
  yes: { en: "Yes", id: "Ya" },
  no: { en: "No", id: "Tidak" },

  passwordNote: {
    en: "Generated and sent by email, or chosen here",
    id: "Dibuat otomatis dan dikirim lewat email, atau ditentukan di sini",
  },
  needVerify: { en: "Verify by email", id: "Verifikasi lewat email" },
  needVerifyHint: {
    en: "Yes: a 16-character password is generated and emailed to the account.",
    id: "Ya: kata sandi 16 karakter dibuat dan dikirim ke email akun.",
  },
  ownPassword: { en: "Set a password", id: "Tentukan kata sandi" },
  keepPassword: {
    en: "Leave it empty to keep the password as it is.",
    id: "Kosongkan jika kata sandi tidak diubah.",
  },
} as const satisfies Record<string, Message>;
