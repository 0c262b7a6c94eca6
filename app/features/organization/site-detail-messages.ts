import type { Message } from "~/language/language";

export const m = {
  site: { en: "Site", id: "Lokasi" },
  city: { en: "City", id: "Kota" },
  address: { en: "Address", id: "Alamat" },
  phone: { en: "Phone", id: "Telepon" },
  position: { en: "Latitude, longitude", id: "Lintang, bujur" },
  racks: { en: "Racks", id: "Rak" },
  capacity: { en: "Capacity", id: "Kapasitas" },
  units: { en: "Units", id: "Unit" },
  weight: { en: "Weight", id: "Berat" },
  power: { en: "Power", id: "Daya" },
  rack: { en: "Rack", id: "Rak" },
  tenant: { en: "Tenant", id: "Tenant" },
  type: { en: "Type", id: "Tipe" },
  noData: { en: "No Data", id: "Tidak Ada Data" },
  back: { en: "Back", id: "Kembali" },
  edit: { en: "Edit", id: "Ubah" },
  delete: { en: "Delete", id: "Hapus" },
} as const satisfies Record<string, Message>;
