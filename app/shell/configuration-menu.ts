import type { MenuGroup } from "./menu-entry";

/** The configuration's group in the side menu of admins (spec 1 §2). */
export const configurationMenu: MenuGroup = {
  name: "configuration",
  label: { en: "Configuration", id: "Konfigurasi" },
  icon: "gear",
  permission: "view_menu_configuration_admin",
  entries: [
    {
      path: "/admin/configuration/masteremail",
      permission: "view_master_email_admin",
      label: { en: "Master Email", id: "Email Utama" },
      purpose: {
        en: "The mail account that the portal sends with.",
        id: "Akun email yang dipakai portal untuk mengirim.",
      },
    },
    {
      path: "/admin/configuration/diagnosticemail",
      permission: "view_diagnostic_email_admin",
      label: { en: "Diagnostic Email", id: "Diagnostik Email" },
      purpose: {
        en: "What was mailed and what failed; resend, or write to groups.",
        id: "Email yang terkirim dan yang gagal; kirim ulang, atau tulis kepada grup.",
      },
    },
    {
      path: "/admin/configuration/templateset",
      permission: "view_template_email_admin",
      label: { en: "Template Email", id: "Templat Email" },
      purpose: { en: "The texts of the portal's mails.", id: "Teks email dari portal." },
    },
    {
      path: "/admin/configuration/groups",
      permission: "view_groups_admin",
      label: { en: "Groups", id: "Grup" },
      purpose: { en: "What the accounts of a group may do.", id: "Apa yang boleh dilakukan akun dalam sebuah grup." },
    },
    {
      path: "/admin/configuration/settings",
      permission: "view_settings_admin",
      label: { en: "Settings", id: "Pengaturan" },
      purpose: { en: "Settings of the portal.", id: "Pengaturan portal." },
    },
    {
      path: "/admin/configuration/cronjob",
      permission: "view_cronjob_admin",
      label: { en: "Cronjob", id: "Tugas Terjadwal" },
      purpose: {
        en: "Work that runs by itself at set times.",
        id: "Pekerjaan yang berjalan sendiri pada waktu tertentu.",
      },
    },
    {
      path: "/admin/configuration/logs",
      permission: "view_logs_admin",
      label: { en: "Logs Debug", id: "Log Debug" },
      purpose: { en: "Messages of the system.", id: "Pesan dari sistem." },
    },
    {
      path: "/admin/configuration/log-activity-user",
      permission: "view_log_activity_user_admin",
      label: { en: "Log Activity User", id: "Log Aktivitas Pengguna" },
      purpose: { en: "Who did what, and when.", id: "Siapa melakukan apa, dan kapan." },
    },
    {
      path: "/admin/configuration/manage-application",
      permission: "view_manage_application_admin",
      label: { en: "Manage Application", id: "Kelola Aplikasi" },
      purpose: {
        en: "The links under Favorite Apps in the top bar.",
        id: "Tautan di Aplikasi Favorit pada bilah atas.",
      },
    },
    {
      path: "/admin/configuration/writeupdate",
      permission: "view_write_update_admin",
      label: { en: "Write Update", id: "Tulis Pembaruan" },
      purpose: {
        en: "System updates, which everybody's bell shows.",
        id: "Pembaruan sistem, yang tampil pada lonceng semua pengguna.",
      },
    },
  ],
};
