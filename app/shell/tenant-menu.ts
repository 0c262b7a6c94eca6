import type { Message } from "~/language/language";
import type { Permission } from "~/session/permissions";
import type { Menu, MenuEntry } from "./menu-entry";

/** The side menu of tenants (spec 1 §2). */
export const tenantMenu: Menu = [
  {
    path: "/dashboard",
    permission: "view_dashboard_tenant",
    icon: "home",
    label: { en: "Dashboard", id: "Dasbor" },
    purpose: {
      en: "Your racks with their use, open requests, what waits for you, and news.",
      id: "Rak Anda dan pemakaiannya, permintaan terbuka, yang perlu tindakan Anda, dan berita.",
    },
  },
  {
    name: "datacenter",
    label: { en: "My Data Center", id: "Data Center Saya" },
    icon: "rack",
    entries: [
      {
        path: "/datacenter/myuseraccount",
        permission: "view_my_user_account_tenant",
        label: { en: "My User Account", id: "Akun Pengguna Saya" },
        purpose: {
          en: "The accounts of your people. Only the head of the tenant changes them.",
          id: "Akun para pengguna di perusahaan Anda. Hanya penanggung jawab (PIC) tenant yang mengubahnya.",
        },
      },
      {
        path: "/datacenter/mydatacenteraccess",
        permission: "view_my_datacenter_access_tenant",
        label: { en: "My Datacenter Access", id: "Akses Data Center Saya" },
        purpose: {
          en: "Your people who may enter a site, and when.",
          id: "Personel Anda yang boleh memasuki lokasi, dan kapan.",
        },
      },
      {
        path: "/datacenter/myservice",
        permission: "view_my_service_tenant",
        label: { en: "My Service", id: "Layanan Saya" },
        purpose: { en: "The services that you have.", id: "Layanan yang Anda miliki." },
      },
      {
        path: "/datacenter/myrack",
        permission: "view_my_rack_tenant",
        label: { en: "My Rack", id: "Rak Saya" },
        purpose: {
          en: "Your racks with a drawing of front and back.",
          id: "Rak Anda dengan gambar depan dan belakang.",
        },
      },
      {
        path: "/datacenter/find-space",
        permission: "view_my_rack_tenant",
        label: { en: "Find Space", id: "Cari Ruang Kosong" },
        purpose: {
          en: "Your racks with room for a device: units in one piece, weight and power.",
          id: "Rak Anda yang masih muat untuk sebuah perangkat: unit berurutan, berat, dan daya.",
        },
      },
      {
        path: "/datacenter/mydevice",
        permission: "view_my_device_tenant",
        label: { en: "My Device", id: "Perangkat Saya" },
        purpose: { en: "Your devices with their place and ports.", id: "Perangkat Anda beserta letak dan port-nya." },
      },
      {
        path: "/datacenter/myinterconnection",
        permission: "view_my_interconnection_tenant",
        label: { en: "My Interconnection", id: "Interkoneksi Saya" },
        purpose: { en: "Your cables to other tenants.", id: "Kabel Anda ke tenant lain." },
      },
      {
        path: "/datacenter/myinterconnectioniix",
        permission: "view_my_interconnection_iix_tenant",
        label: { en: "My Interconnection IIX", id: "Interkoneksi IIX Saya" },
        purpose: { en: "Your cables to the internet exchange.", id: "Kabel Anda ke internet exchange." },
      },
    ],
  },
  {
    name: "request",
    label: { en: "Requests", id: "Permintaan" },
    icon: "request",
    entries: [
      requestEntry(
        "requestlist",
        "view_request_list_tenant",
        { en: "Request List", id: "Daftar Permintaan" },
        {
          en: "Your requests: what waits for you, what is in progress, what is over.",
          id: "Permintaan Anda: yang perlu tindakan Anda, yang dikerjakan, yang selesai.",
        },
      ),
      requestEntry(
        "goodsin",
        "view_goods_in_tenant",
        { en: "Goods In", id: "Barang Masuk" },
        { en: "Bring devices into a rack.", id: "Memasukkan perangkat ke dalam rak." },
      ),
      requestEntry(
        "replace",
        "view_replace_tenant",
        { en: "Replace Device", id: "Ganti Perangkat" },
        {
          en: "Replace a device by a new one; its cables move to the new ports.",
          id: "Mengganti perangkat dengan yang baru; kabelnya pindah ke port baru.",
        },
      ),
      requestEntry(
        "goodsout",
        "view_goods_out_tenant",
        { en: "Goods Out", id: "Barang Keluar" },
        { en: "Take devices out of a rack.", id: "Mengeluarkan perangkat dari rak." },
      ),
      requestEntry(
        "interconnection",
        "view_interconnection_tenant",
        { en: "Interconnection", id: "Interkoneksi" },
        {
          en: "A cable to another tenant or to the internet exchange.",
          id: "Kabel ke tenant lain atau ke internet exchange.",
        },
      ),
      requestEntry(
        "dismantle",
        "view_dismantle_tenant",
        { en: "Dismantle", id: "Pembongkaran" },
        { en: "Remove the cable of an interconnection.", id: "Melepas kabel sebuah interkoneksi." },
      ),
      requestEntry(
        "smarthand",
        "view_smart_hand_tenant",
        { en: "Smart Hand", id: "Smart Hand" },
        { en: "Work that the NOC does at your rack.", id: "Pekerjaan yang dilakukan NOC di rak Anda." },
      ),
      requestEntry(
        "troubleticket",
        "view_trouble_ticket_tenant",
        { en: "Other / Trouble Ticket", id: "Lainnya / Tiket Gangguan" },
        {
          en: "Report a fault, or anything without a form of its own.",
          id: "Melaporkan gangguan, atau hal lain yang tidak punya formulir sendiri.",
        },
      ),
    ],
  },
  {
    path: "/news",
    permission: "view_news_tenant",
    icon: "news",
    label: { en: "News", id: "Berita" },
    purpose: { en: "News of the NOC.", id: "Berita dari NOC." },
  },
];

/** A request screen, which requires a confirmed tenant. */
function requestEntry(segment: string, permission: Permission, label: Message, purpose: Message): MenuEntry {
  return { path: `/request/${segment}`, permission, tenantConfirmation: true, label, purpose };
}
