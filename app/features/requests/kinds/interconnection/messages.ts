import type { Message } from "~/language/language";

export const m = {
  title: { en: "Interconnection", id: "Interkoneksi" },
  source: { en: "Source", id: "Asal" },
  stepByStep: {
    en: "Each choice narrows the next.",
    id: "Setiap pilihan menentukan pilihan berikutnya.",
  },
  pressUpdate: {
    en: "After a change press Update choices.",
    id: "Setelah mengubah, tekan Perbarui pilihan.",
  },
  rackSource: { en: "Rack Source", id: "Rak Asal" },
  deviceSource: { en: "Device Source", id: "Perangkat Asal" },
  portTypeSource: { en: "Device Source Port Type", id: "Tipe Port Perangkat Asal" },
  portSource: { en: "Port Source Device", id: "Port Perangkat Asal" },
  connectorSource: { en: "Type Connector Source", id: "Tipe Konektor Asal" },
  cableType: { en: "Cable Type", id: "Tipe Kabel" },
  cableTypeHint: {
    en: "UTP cables are possible only from racks of the meet-me room (MMR).",
    id: "Kabel UTP hanya bisa dari rak di ruang meet-me (MMR).",
  },

  destination: { en: "Destination", id: "Tujuan" },
  tenantNote: {
    en: "The NOC passes the request on to this tenant, which chooses the rack, device and port at its end.",
    id: "NOC meneruskan permintaan ke tenant ini, yang memilih rak, perangkat, dan port di ujungnya.",
  },
  exchangeNote: {
    en: "The NOC connects the cable to the exchange on one of your IIX services.",
    id: "NOC menghubungkan kabel ke exchange pada salah satu layanan IIX Anda.",
  },
  tenantDestination: { en: "Tenant Destination", id: "Tenant Tujuan" },
  chooseTenant: { en: "Choose a tenant", id: "Pilih tenant" },
  service: { en: "IIX Service", id: "Layanan IIX" },
  chooseService: { en: "Choose a service", id: "Pilih layanan" },
  noService: { en: "You have no active IIX service", id: "Anda tidak memiliki layanan IIX yang aktif" },
  length: { en: "Cable Length", id: "Panjang Kabel" },
  lengthHint: {
    en: "Your estimate",
    id: "Perkiraan Anda",
  },
  remark: { en: "Remark", id: "Keterangan" },

  approveTitle: { en: "Approve Request Cross Connect", id: "Setujui Permintaan Cross Connect" },
  asks: {
    en: "{tenant} asks to connect a device of its own to one of yours with {cable}.",
    id: "{tenant} meminta sambungan dari perangkatnya ke perangkat Anda dengan {cable}.",
  },
  asksWithConnector: {
    en: "{tenant} asks to connect a device of its own to one of yours with {cable}, {connector} at the source.",
    id: "{tenant} meminta sambungan dari perangkatnya ke perangkat Anda dengan {cable}, {connector} di asal.",
  },
  sourceReserved: {
    en: "The source port stays reserved until you answer.",
    id: "Port asal tetap direservasi sampai Anda menjawab.",
  },
  itsRemark: { en: "Remark: “{remark}”", id: "Keterangan: “{remark}”" },
  path: { en: "Cable path", id: "Jalur kabel" },
  onlyMeetMe: {
    en: "UTP cables are possible only between racks of the meet-me room (MMR): only those racks are offered.",
    id: "Kabel UTP hanya bisa antarrak di ruang meet-me (MMR): hanya rak itu yang ditawarkan.",
  },
  allRacks: {
    en: "UTP cables are possible only between racks of the meet-me room (MMR). This request is for {cable}, so all your racks are offered.",
    id: "Kabel UTP hanya bisa antarrak di ruang meet-me (MMR). Permintaan ini memakai {cable}, jadi semua rak Anda ditawarkan.",
  },
  rackDestination: { en: "Rack Destination", id: "Rak Tujuan" },
  deviceDestination: { en: "Device Destination", id: "Perangkat Tujuan" },
  portTypeDestination: { en: "Device Destination Port Type", id: "Tipe Port Perangkat Tujuan" },
  portDestination: { en: "Port Destination Device", id: "Port Perangkat Tujuan" },
  connectorDestination: { en: "Type Connector Destination", id: "Tipe Konektor Tujuan" },
  description: { en: "Description", id: "Deskripsi" },
  reject: { en: "Reject …", id: "Tolak …" },
  notWaiting: {
    en: "{number} is not waiting for your approval. Nothing was sent.",
    id: "{number} tidak sedang menunggu persetujuan Anda. Tidak ada yang dikirim.",
  },
  waitsForOther: {
    en: "{number} waits for the approval of the destination tenant, not yours.",
    id: "{number} menunggu persetujuan tenant tujuan, bukan Anda.",
  },

  rack: { en: "Rack", id: "Rak" },
  device: { en: "Device", id: "Perangkat" },
  portType: { en: "Port Device Type", id: "Tipe Port Perangkat" },
  port: { en: "Port Source Device Number", id: "Nomor Port Perangkat" },
  chooseRack: { en: "Choose a rack", id: "Pilih rak" },
  chooseCable: { en: "Choose a cable type", id: "Pilih tipe kabel" },
  chooseDevice: { en: "Choose a device", id: "Pilih perangkat" },
  choosePortType: { en: "Choose a port type", id: "Pilih tipe port" },
  choosePort: { en: "Choose a port", id: "Pilih port" },
  chooseConnector: { en: "Choose a connector", id: "Pilih konektor" },
  noDevice: {
    en: "No device with a free port for this cable",
    id: "Tidak ada perangkat dengan port kosong untuk kabel ini",
  },
  noDeviceFits: {
    en: "No device of yours in this rack has a free port for this cable. Choose another cable type or rack, or bring a device in first by a goods in.",
    id: "Tidak ada perangkat Anda di rak ini dengan port kosong untuk kabel ini. Pilih tipe kabel atau rak lain, atau masukkan perangkat terlebih dahulu dengan permintaan barang masuk.",
  },
  noPort: {
    en: "No free port for this cable on this device",
    id: "Tidak ada port kosong untuk kabel ini di perangkat ini",
  },
  nothing: { en: "Nothing to choose from", id: "Tidak ada pilihan" },
  portTypeHint: { en: "Ethernet is not offered for fiber cables.", id: "Ethernet tidak ditawarkan untuk kabel fiber." },
  onePortFree: { en: "{device}, 1 port free", id: "{device}, 1 port kosong" },
  portsFree: { en: "{device}, {n} ports free", id: "{device}, {n} port kosong" },
  typeFree: { en: "{type} ({n} free)", id: "{type} ({n} kosong)" },
  needsConnector: { en: "{field} is Required", id: "{field} wajib diisi" },
} as const satisfies Record<string, Message>;

/** "Choose a rack first", for choices that depend on an earlier one. */
export const beforeThat = (choose: Message): Message => ({
  en: `${choose.en} first`,
  id: `${choose.id} terlebih dahulu`,
});
