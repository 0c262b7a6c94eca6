import type { Message } from "~/language/language";

/** How a tenant gets their first record of a kind. */
export const m = {
  notConfirmed: {
    en: "Your company is not confirmed yet. The NOC confirms it; after that you can file and answer requests here.",
    id: "Perusahaan Anda belum dikonfirmasi. NOC yang mengonfirmasinya; setelah itu Anda dapat mengajukan dan menjawab permintaan di sini.",
  },
  ask: {
    en: "Write a trouble ticket if you are waiting for one.",
    id: "Tulis tiket gangguan jika Anda menunggunya.",
  },
  ownRacks: {
    en: "You have no rack of your own yet. The NOC sets racks up.",
    id: "Anda belum memiliki rak sendiri. NOC yang menyiapkan rak.",
  },
  racks: {
    en: "You have no rack, and none is shared with you. The NOC sets racks up.",
    id: "Anda tidak memiliki rak, dan tidak ada rak bersama untuk Anda. NOC yang menyiapkan rak.",
  },
  devices: {
    en: "You have no device yet. Devices come in by a goods in: you file it, and the NOC approves it.",
    id: "Anda belum memiliki perangkat. Perangkat masuk dengan permintaan barang masuk: Anda mengajukannya, NOC menyetujuinya.",
  },
  interconnections: {
    en: "You have no interconnection yet. You file a request, the NOC and the other tenant approve it, and the NOC lays the cable.",
    id: "Anda belum memiliki interkoneksi. Anda mengajukan permintaan, NOC dan tenant tujuan menyetujuinya, lalu NOC memasang kabelnya.",
  },
  exchange: {
    en: "You have no interconnection with the exchange yet. You file a request, the NOC approves it and lays the cable.",
    id: "Anda belum memiliki interkoneksi IIX. Anda mengajukan permintaan, lalu NOC menyetujuinya dan memasang kabelnya.",
  },
  services: {
    en: "You have no service yet. The NOC adds services, such as electricity.",
    id: "Anda belum memiliki layanan. NOC yang menambahkan layanan, misalnya listrik.",
  },
  exchangeService: {
    en: "You have no active IIX service, and an interconnection with the exchange needs one. The NOC adds it.",
    id: "Anda tidak memiliki layanan IIX yang aktif, padahal interkoneksi IIX memerlukannya. NOC yang menambahkannya.",
  },
  requests: {
    en: "You have filed no request yet. Each kind of request has its form in the menu, under Requests.",
    id: "Anda belum mengajukan permintaan. Setiap jenis permintaan memiliki formulir di menu Permintaan.",
  },
  people: {
    en: "Nobody of your company may enter a site yet. Add a person here, then give the person an access permit.",
    id: "Belum ada orang dari perusahaan Anda yang boleh masuk ke lokasi. Tambahkan orangnya di sini, lalu buat izin masuknya.",
  },
  persons: { en: "People", id: "Personel" },
  permits: {
    en: "There is no access permit yet. A permit lets one person into one site: add the person first, then the permit.",
    id: "Belum ada izin masuk. Satu izin berlaku untuk satu orang di satu lokasi: tambahkan orangnya terlebih dahulu, lalu izinnya.",
  },
} as const satisfies Record<string, Message>;
