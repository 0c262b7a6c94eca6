import { configurationMenu } from "./configuration-menu";
import type { Menu } from "./menu-entry";

/** The side menu of admins (spec 1 §2). */
export const adminMenu: Menu = [
  {
    path: "/admin/dashboard",
    permission: "view_dashboard_admin",
    icon: "home",
    label: { en: "Dashboard", id: "Dasbor" },
    purpose: {
      en: "Figures of all sites, the newest requests, what waits for you, and news.",
      id: "Angka semua lokasi, permintaan terbaru, yang perlu tindakan Anda, dan berita.",
    },
  },
  {
    name: "organization",
    label: { en: "Organization", id: "Organisasi" },
    icon: "org",
    permission: "view_menu_organization_admin",
    entries: [
      {
        path: "/admin/organization/sites",
        permission: "view_organization_sites_admin",
        label: { en: "Sites", id: "Lokasi" },
        purpose: {
          en: "The data centers with city, address and capacity.",
          id: "Data center beserta kota, alamat, dan kapasitasnya.",
        },
      },
      {
        path: "/admin/organization/capacity",
        permission: "view_organization_sites_admin",
        label: { en: "Capacity", id: "Kapasitas" },
        purpose: {
          en: "How full the sites are, how they grow, and when space, weight or power will be used up.",
          id: "Seberapa penuh tiap lokasi, pertumbuhannya, dan kapan ruang, berat, atau daya habis.",
        },
      },
      {
        path: "/admin/organization/tenants",
        permission: "view_organization_tenants_admin",
        label: { en: "Tenants", id: "Tenant" },
        purpose: {
          en: "The customers; a tenant is confirmed here before it can file requests.",
          id: "Pelanggan; tenant dikonfirmasi di sini sebelum dapat mengajukan permintaan.",
        },
      },
      {
        path: "/admin/organization/user-accounts",
        permission: "view_organization_user_accounts_admin",
        label: { en: "User Accounts", id: "Akun Pengguna" },
        purpose: { en: "Accounts of tenants' people.", id: "Akun para pengguna dari tenant." },
      },
      {
        path: "/admin/organization/admin-accounts",
        permission: "view_organization_admin_accounts_admin",
        label: { en: "Admin Accounts", id: "Akun Admin" },
        purpose: { en: "Accounts of the NOC with their group and sites.", id: "Akun NOC beserta grup dan lokasinya." },
      },
      {
        path: "/admin/organization/city",
        permission: "view_organization_city_admin",
        label: { en: "City", id: "Kota" },
        purpose: { en: "Cities with their pictures.", id: "Kota beserta gambarnya." },
      },
      {
        path: "/admin/organization/datacenter-access",
        permission: "view_organization_datacenter_access_admin",
        label: { en: "Datacenter Access", id: "Akses Data Center" },
        purpose: {
          en: "Who may enter which site and when, and the log of visits.",
          id: "Siapa yang boleh memasuki lokasi mana dan kapan, serta catatan kunjungan.",
        },
      },
    ],
  },
  {
    name: "rack",
    label: { en: "Rack", id: "Rak" },
    icon: "rack",
    permission: "view_menu_rack_admin",
    entries: [
      {
        path: "/admin/rack/rack-list",
        permission: "view_rack_rack_admin",
        label: { en: "Rack List", id: "Daftar Rak" },
        purpose: {
          en: "All racks with space, weight and power; each with a drawing of front and back.",
          id: "Semua rak beserta kapasitas unit, berat, dan daya; masing-masing dengan gambar depan dan belakang.",
        },
      },
      {
        path: "/admin/rack/find-space",
        permission: "view_rack_rack_admin",
        label: { en: "Find Space", id: "Cari Ruang Kosong" },
        purpose: {
          en: "Racks with room for a device: units in one piece, weight and power.",
          id: "Rak yang masih muat untuk sebuah perangkat: unit berurutan, berat, dan daya.",
        },
      },
      {
        path: "/admin/rack/rack-type",
        permission: "view_rack_type_admin",
        label: { en: "Rack Type", id: "Tipe Rak" },
        purpose: { en: "Height and width of racks.", id: "Tinggi dan lebar rak." },
      },
      {
        path: "/admin/rack/rack-manufacture",
        permission: "view_rack_manufacture_admin",
        label: { en: "Rack Manufacture", id: "Pabrikan Rak" },
        purpose: { en: "Manufacturers of racks.", id: "Pabrikan rak." },
      },
    ],
  },
  {
    name: "device",
    label: { en: "Device", id: "Perangkat" },
    icon: "device",
    permission: "view_menu_device_admin",
    entries: [
      {
        path: "/admin/device/device-list",
        permission: "view_device_device_admin",
        label: { en: "Device List", id: "Daftar Perangkat" },
        purpose: { en: "All devices with their place and ports.", id: "Semua perangkat beserta letak dan port-nya." },
      },
      {
        path: "/admin/device/device-type",
        permission: "view_device_type_admin",
        label: { en: "Device Type", id: "Tipe Perangkat" },
        purpose: { en: "Models of devices.", id: "Model perangkat." },
      },
      {
        path: "/admin/device/device-manufacture",
        permission: "view_device_manufacture_admin",
        label: { en: "Device Manufacture", id: "Pabrikan Perangkat" },
        purpose: { en: "Manufacturers of devices.", id: "Pabrikan perangkat." },
      },
    ],
  },
  {
    name: "interconnection",
    label: { en: "Interconnection", id: "Interkoneksi" },
    icon: "link",
    permission: "view_menu_interconnection_admin",
    entries: [
      {
        path: "/admin/interconnection/interconnection-list",
        permission: "view_interconnection_interconnection_admin",
        label: { en: "Interconnection List", id: "Daftar Interkoneksi" },
        purpose: {
          en: "Cables between two tenants with both ends, label and history.",
          id: "Kabel antara dua tenant dengan kedua ujung, label, dan riwayatnya.",
        },
      },
      {
        path: "/admin/interconnection/interconnectioniix-list",
        permission: "view_interconnection_iix_admin",
        label: { en: "Interconnection IIX List", id: "Daftar Interkoneksi IIX" },
        purpose: { en: "Cables to the internet exchange.", id: "Kabel ke internet exchange." },
      },
      {
        path: "/admin/interconnection/cable-type",
        permission: "view_cable_type_admin",
        label: { en: "Cable Type", id: "Tipe Kabel" },
        purpose: { en: "Kinds of cables.", id: "Jenis kabel." },
      },
      {
        path: "/admin/interconnection/cable-connector",
        permission: "view_cable_connector_admin",
        label: { en: "Cable Connector", id: "Konektor Kabel" },
        purpose: {
          en: "The connectors that each cable type can have.",
          id: "Konektor yang dapat dimiliki tiap tipe kabel.",
        },
      },
    ],
  },
  {
    name: "service",
    label: { en: "Service", id: "Layanan" },
    icon: "service",
    permission: "view_menu_service_admin",
    entries: [
      {
        path: "/admin/service/service-list",
        permission: "view_service_service_admin",
        label: { en: "Service List", id: "Daftar Layanan" },
        purpose: {
          en: "Which tenant has which service, and where.",
          id: "Tenant mana memakai layanan apa, dan di mana.",
        },
      },
      {
        path: "/admin/service/service-type",
        permission: "view_service_type_admin",
        label: { en: "Service Type", id: "Tipe Layanan" },
        purpose: { en: "The catalogue of services.", id: "Katalog layanan." },
      },
    ],
  },
  {
    name: "request",
    label: { en: "Request", id: "Permintaan" },
    icon: "request",
    permission: "view_menu_request_admin",
    entries: [
      {
        path: "/admin/request/requestlist",
        opened: "?tab=waiting",
        permission: "view_request_list_admin",
        label: { en: "Request List", id: "Daftar Permintaan" },
        purpose: {
          en: "All requests: what waits, what is in progress, what is over. Requests are approved, rejected and done here.",
          id: "Semua permintaan: yang menunggu, yang dikerjakan, yang selesai. Permintaan disetujui, ditolak, dan diselesaikan di sini.",
        },
      },
    ],
  },
  {
    name: "report",
    label: { en: "Report", id: "Laporan" },
    icon: "report",
    permission: "view_menu_report_admin",
    entries: [
      {
        path: "/admin/report/report-activity",
        permission: "view_report_activity_admin",
        label: { en: "Report Activity", id: "Laporan Aktivitas" },
        purpose: { en: "Requests of a period.", id: "Permintaan dalam suatu periode." },
      },
      {
        path: "/admin/report/report-datacenter-access",
        permission: "view_menu_report_admin",
        label: { en: "Report Datacenter Access", id: "Laporan Akses Data Center" },
        purpose: { en: "Visits of a period.", id: "Kunjungan dalam suatu periode." },
      },
      {
        path: "/admin/report/report-rack",
        permission: "view_report_rack_admin",
        label: { en: "Report Rack", id: "Laporan Rak" },
        purpose: { en: "Racks with their content, on paper.", id: "Rak beserta isinya, di kertas." },
      },
      {
        path: "/admin/report/report-service",
        permission: "view_report_service_admin",
        label: { en: "Report Service", id: "Laporan Layanan" },
        purpose: { en: "Services of a period.", id: "Layanan dalam suatu periode." },
      },
      {
        path: "/admin/report/report-interconnection",
        permission: "view_report_interconnection_admin",
        label: { en: "Report Interconnection", id: "Laporan Interkoneksi" },
        purpose: { en: "Interconnections of a period.", id: "Interkoneksi dalam suatu periode." },
      },
      {
        path: "/admin/report/report-request-problem",
        permission: "view_report_request_problem_admin",
        label: { en: "Report Request Problem", id: "Laporan Masalah Permintaan" },
        purpose: { en: "Trouble tickets of a period.", id: "Tiket gangguan dalam suatu periode." },
      },
    ],
  },
  {
    path: "/admin/news",
    permission: "view_news_admin",
    icon: "news",
    label: { en: "News", id: "Berita" },
    purpose: { en: "News is written and published here.", id: "Berita ditulis dan diterbitkan di sini." },
  },
  configurationMenu,
];
