import type { Message } from "~/language/language";

export const m = {
  sites: { en: "Sites", id: "Lokasi" },
  createSite: { en: "Create Form Sites", id: "Formulir Buat Lokasi" },
  createSiteButton: { en: "Create Site", id: "Buat Lokasi" },
  editSite: { en: "Edit Form Sites", id: "Formulir Ubah Lokasi" },
  site: { en: "Site", id: "Lokasi" },
  siteNote: { en: "Name and image", id: "Nama dan gambar" },
  name: { en: "Name", id: "Nama" },
  status: { en: "Status", id: "Status" },
  image: { en: "Image", id: "Gambar" },
  imageHint: { en: "JPG or PNG, up to 10 MB", id: "JPG atau PNG, maksimal 10 MB" },
  place: { en: "Place", id: "Tempat" },
  placeNote: { en: "Address and contact", id: "Alamat dan kontak" },
  city: { en: "City", id: "Kota" },
  chooseCity: { en: "Choose a city", id: "Pilih kota" },
  address: { en: "Address", id: "Alamat" },
  phone: { en: "Telephone", id: "Telepon" },
  latitude: { en: "Latitude", id: "Lintang" },
  latitudeHint: { en: "From -90 to 90, south is negative", id: "Dari -90 sampai 90, selatan bernilai negatif" },
  latitudeOut: { en: "Latitude must be between -90 and 90", id: "Lintang harus antara -90 dan 90" },
  longitude: { en: "Longitude", id: "Bujur" },
  longitudeHint: { en: "From -180 to 180, west is negative", id: "Dari -180 sampai 180, barat bernilai negatif" },
  longitudeOut: { en: "Longitude must be between -180 and 180", id: "Bujur harus antara -180 dan 180" },

  createCity: { en: "Create City", id: "Buat Kota" },
  editCity: { en: "Edit City", id: "Ubah Kota" },
  cityNote: {
    en: "Shown on the dashboard's site cards",
    id: "Tampil pada kartu lokasi di dasbor",
  },
} as const satisfies Record<string, Message>;
