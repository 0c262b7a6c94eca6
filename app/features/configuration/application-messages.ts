import type { Message } from "~/language/language";

export const m = {
  applications: { en: "Manage Application", id: "Kelola Aplikasi" },
  createApplication: { en: "Create Application", id: "Buat Aplikasi" },
  editApplication: { en: "Edit Application", id: "Ubah Aplikasi" },
  application: { en: "Application", id: "Aplikasi" },
  applicationNote: {
    en: "Shown to admins under Favorite Apps in the top bar",
    id: "Tampil untuk admin di Aplikasi Favorit pada bilah atas",
  },
  name: { en: "Name", id: "Nama" },
  address: { en: "Address", id: "Alamat" },
  addressHint: { en: "e.g. https://graphs.example.net/", id: "Misalnya https://graphs.example.net/" },
  addressInvalid: {
    en: "Address must begin with https:// or http://",
    id: "Alamat harus diawali https:// atau http://",
  },
  image: { en: "Image", id: "Gambar" },
  imageHint: {
    en: "JPG or PNG, up to 10 MB. Without one a globe is shown.",
    id: "JPG atau PNG, maksimal 10 MB. Tanpa gambar, ikon bola dunia tampil.",
  },
} as const satisfies Record<string, Message>;
