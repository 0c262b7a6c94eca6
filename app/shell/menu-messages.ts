import type { Message } from "~/language/language";

/** The labels of the menus (spec 1 §2). */
export const m = {
  dashboard: { en: "Dashboard", id: "Dasbor" },
  verification: { en: "Verification", id: "Verifikasi" },
  news: { en: "News", id: "Berita" },

  organization: { en: "Organization", id: "Organisasi" },
  sites: { en: "Sites", id: "Lokasi" },
  capacity: { en: "Capacity", id: "Kapasitas" },
  tenants: { en: "Tenants", id: "Tenant" },
  userAccounts: { en: "User Accounts", id: "Akun Pengguna" },
  adminAccounts: { en: "Admin Accounts", id: "Akun Admin" },
  city: { en: "City", id: "Kota" },
  datacenterAccess: { en: "Datacenter Access", id: "Akses Data Center" },

  rack: { en: "Rack", id: "Rak" },
  rackList: { en: "Rack List", id: "Daftar Rak" },
  findSpace: { en: "Find Space", id: "Cari Ruang Kosong" },
  rackType: { en: "Rack Type", id: "Tipe Rak" },
  rackManufacture: { en: "Rack Manufacture", id: "Pabrikan Rak" },

  device: { en: "Device", id: "Perangkat" },
  deviceList: { en: "Device List", id: "Daftar Perangkat" },
  deviceType: { en: "Device Type", id: "Tipe Perangkat" },
  deviceManufacture: { en: "Device Manufacture", id: "Pabrikan Perangkat" },

  interconnection: { en: "Interconnection", id: "Interkoneksi" },
  interconnectionList: { en: "Interconnection List", id: "Daftar Interkoneksi" },
  interconnectionIixList: { en: "Interconnection IIX List", id: "Daftar Interkoneksi IIX" },
  cableType: { en: "Cable Type", id: "Tipe Kabel" },
  cableConnector: { en: "Cable Connector", id: "Konektor Kabel" },

  service: { en: "Service", id: "Layanan" },
  serviceList: { en: "Service List", id: "Daftar Layanan" },
  serviceType: { en: "Service Type", id: "Tipe Layanan" },

  request: { en: "Request", id: "Permintaan" },
  requestList: { en: "Request List", id: "Daftar Permintaan" },

  report: { en: "Report", id: "Laporan" },
  reportActivity: { en: "Report Activity", id: "Laporan Aktivitas" },
  reportDatacenterAccess: { en: "Report Datacenter Access", id: "Laporan Akses Data Center" },
  reportRack: { en: "Report Rack", id: "Laporan Rak" },
  reportService: { en: "Report Service", id: "Laporan Layanan" },
  reportInterconnection: { en: "Report Interconnection", id: "Laporan Interkoneksi" },
  reportRequestProblem: { en: "Report Request Problem", id: "Laporan Masalah Permintaan" },

  configuration: { en: "Configuration", id: "Konfigurasi" },
  masterEmail: { en: "Master Email", id: "Email Utama" },
  diagnosticEmail: { en: "Diagnostic Email", id: "Diagnostik Email" },
  templateEmail: { en: "Template Email", id: "Templat Email" },
  groups: { en: "Groups", id: "Grup" },
  settings: { en: "Settings", id: "Pengaturan" },
  cronjob: { en: "Cronjob", id: "Tugas Terjadwal" },
  logsDebug: { en: "Logs Debug", id: "Log Debug" },
  logActivityUser: { en: "Log Activity User", id: "Log Aktivitas Pengguna" },
  manageApplication: { en: "Manage Application", id: "Kelola Aplikasi" },
  writeUpdate: { en: "Write Update", id: "Tulis Pembaruan" },

  myDataCenter: { en: "My Data Center", id: "Data Center Saya" },
  myUserAccount: { en: "My User Account", id: "Akun Pengguna Saya" },
  myDatacenterAccess: { en: "My Datacenter Access", id: "Akses Data Center Saya" },
  myService: { en: "My Service", id: "Layanan Saya" },
  myRack: { en: "My Rack", id: "Rak Saya" },
  myDevice: { en: "My Device", id: "Perangkat Saya" },
  myInterconnection: { en: "My Interconnection", id: "Interkoneksi Saya" },
  myInterconnectionIix: { en: "My Interconnection IIX", id: "Interkoneksi IIX Saya" },

  requests: { en: "Requests", id: "Permintaan" },
  goodsIn: { en: "Goods In", id: "Barang Masuk" },
  replaceDevice: { en: "Replace Device", id: "Ganti Perangkat" },
  goodsOut: { en: "Goods Out", id: "Barang Keluar" },
  dismantle: { en: "Dismantle", id: "Pembongkaran" },
  smartHand: { en: "Smart Hand", id: "Smart Hand" },
  troubleTicket: { en: "Other / Trouble Ticket", id: "Lainnya / Tiket Gangguan" },

  profile: { en: "Profile", id: "Profil" },
  newsletter: { en: "Newslatter", id: "Buletin" },
  changePassword: { en: "Change Password", id: "Ubah Kata Sandi" },
  userGuide: { en: "User Guide", id: "Panduan Pengguna" },
} as const satisfies Record<string, Message>;
