import type { Message } from "~/language/language";

/** What lists of racks and a rack's page say about racks. */
export const m = {
  rack: { en: "Rack", id: "Rak" },
  space: { en: "Space", id: "Kapasitas (U)" },
  unitsUsed: { en: "Used (U)", id: "Terpakai (U)" },
  weight: { en: "Weight", id: "Berat" },
  weightUsed: { en: "Used (Kg)", id: "Terpakai (Kg)" },
  power: { en: "Power", id: "Daya" },
  powerUsed: { en: "Used (A)", id: "Terpakai (A)" },
  tenant: { en: "Tenant", id: "Tenant" },
  sharing: { en: "Sharing", id: "Pembagian" },
  height: { en: "Height (U)", id: "Tinggi (U)" },
  maximumWeightInKg: { en: "Maximum weight (Kg)", id: "Berat maksimum (Kg)" },
  powerCapacityInAmperes: { en: "Power capacity (A)", id: "Kapasitas daya (A)" },
  sharedWithNames: { en: "Shared with {tenants}", id: "Dibagi dengan {tenants}" },
  sharedWithYou: { en: "Shared with you", id: "Dibagi dengan Anda" },
  sharedBy: { en: "Shared by {tenant}", id: "Dibagi oleh {tenant}" },
  site: { en: "Site", id: "Lokasi" },
  rackType: { en: "Rack type", id: "Tipe rak" },
  mmrRack: { en: "MMR rack", id: "Rak MMR" },
  yes: { en: "Yes", id: "Ya" },
  no: { en: "No", id: "Tidak" },
  myRack: { en: "My Rack", id: "Rak Saya" },
} as const satisfies Record<string, Message>;
