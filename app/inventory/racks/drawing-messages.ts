import type { Message } from "~/language/language";
import type { DeviceState, Face, SlotState } from "./drawing";

/** Words of a rack's page and its drawing. */
export const m = {
  use: { en: "Use", id: "Pemakaian" },
  installedPart: { en: "{n} U installed", id: "{n} U terpasang" },
  waitingPart: { en: "{n} U waiting (R)", id: "{n} U menunggu (R)" },
  blockedPart: { en: "{n} U blocked", id: "{n} U diblokir" },
  freeUnits: { en: "{n} U free", id: "{n} U kosong" },
  left: { en: "{n} {unit} left", id: "sisa {n} {unit}" },
  over: { en: "{n} {unit} over the limit", id: "{n} {unit} melebihi batas" },
  sharedWith: { en: "Shared with", id: "Dibagi dengan" },
  size: { en: "Size", id: "Ukuran" },
  rackSize: { en: "{height}U, {size} x {width} inch", id: "{height}U, {size} x {width} inci" },
  ownWeight: { en: "Weight of the rack", id: "Berat rak" },
  manufacture: { en: "Manufacture", id: "Pabrikan" },
  largestFree: { en: "Largest free space", id: "Ruang kosong terbesar" },
  dateIn: { en: "Date in", id: "Tanggal masuk" },
  remark: { en: "Remark", id: "Keterangan" },
  drawing: { en: "Drawing", id: "Gambar" },
  key: { en: "Drawing key", id: "Keterangan gambar" },
  drawingOf: { en: "Rack {rack}, {face}", id: "Rak {rack}, {face}" },
  drawingSummary: {
    en: "{height} units, numbered from the bottom: {installed} installed, {waiting} waiting approval, {blocked} blocked, {free} free.",
    id: "{height} unit, bernomor dari bawah: {installed} terpasang, {waiting} menunggu persetujuan, {blocked} diblokir, {free} kosong.",
  },
  halfDepth: { en: "half depth: {device} ({face})", id: "setengah kedalaman: {device} ({face})" },
  devices: { en: "Devices", id: "Perangkat" },
  devicesCaption: { en: "Devices in rack {rack}, from the top", id: "Isi rak {rack}, dari atas" },
  inThisRack: { en: "{n} in this rack", id: "{n} di rak ini" },
  empty: { en: "No Data", id: "Tidak Ada Data" },
  number: { en: "No", id: "No" },
  unit: { en: "Unit", id: "Unit" },
  device: { en: "Device", id: "Perangkat" },
  type: { en: "Type", id: "Tipe" },
  serialNumber: { en: "Serial number", id: "Nomor seri" },
  faces: { en: "Faces", id: "Sisi" },
  bothFaces: { en: "Front and back", id: "Depan dan belakang" },
  frontOnly: { en: "Front, half depth", id: "Depan, setengah kedalaman" },
  backOnly: { en: "Back, half depth", id: "Belakang, setengah kedalaman" },
  ports: { en: "Ports", id: "Port" },
  status: { en: "Status", id: "Status" },
  print: { en: "Print", id: "Cetak" },
  group: { en: "Group", id: "Grup" },
  noGroup: { en: "None", id: "Tidak ada" },
  notShared: { en: "Not shared", id: "Tidak dibagi" },
  share: { en: "Share with a tenant", id: "Bagikan ke tenant" },
  endShare: { en: "Stop sharing with {tenant}", id: "Berhenti membagi dengan {tenant}" },
  placeHere: { en: "{units}: free. Place a device here", id: "{units}: kosong. Tempatkan perangkat di sini" },
  placeMarked: {
    en: "{units}: free, and marked in the drawing",
    id: "{units}: kosong, dan ditandai pada gambar",
  },
  placeTaken: {
    en: "{units}: not free. The drawing shows where there is room.",
    id: "{units}: tidak kosong. Gambar menunjukkan tempat yang masih kosong.",
  },
  bringHere: { en: "Bring a device in here", id: "Masukkan perangkat di sini" },
  offerByMail: { en: "Offer by email", id: "Tawarkan lewat email" },
  offerSubject: { en: "Free space in rack {rack}, {units}", id: "Ruang kosong di rak {rack}, {units}" },
  offerBody: {
    en: "Rack {rack} at {site} has room for a device at {units}. File the goods in here:\n{address}",
    id: "Rak {rack} di {site} masih muat untuk sebuah perangkat di {units}. Ajukan barang masuk di sini:\n{address}",
  },
} as const satisfies Record<string, Message>;

export const faceNames: Record<Face, Message> = {
  front: { en: "Front", id: "Depan" },
  back: { en: "Back", id: "Belakang" },
};

/** Whose devices are highlighted as own: those of the rack's tenant (for the NOC and on paper) or the reader's. */
export type OwnLabel = "tenants" | "yours";

const own: Record<OwnLabel, Message> = {
  tenants: { en: "Tenant's device", id: "Perangkat tenant" },
  yours: { en: "Your device", id: "Perangkat Anda" },
};

const states: Record<Exclude<SlotState, "own">, Message> = {
  free: { en: "Free", id: "Kosong" },
  installed: { en: "Installed", id: "Terpasang" },
  waiting: { en: "Waiting (R)", id: "Menunggu (R)" },
  blocked: { en: "Blocked", id: "Diblokir" },
  half: { en: "Half depth, other face used", id: "Setengah kedalaman, sisi lain terpakai" },
};

/** The name of a state in the drawing and its legend. */
export function stateName(state: SlotState | DeviceState, label: OwnLabel): Message {
  return state === "own" ? own[label] : states[state];
}

/** The status of a device, whosever it is. */
export const deviceStatus = (state: DeviceState): Message => states[state === "own" ? "installed" : state];
