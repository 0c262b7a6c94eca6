import type { Message } from "~/language/language";

/** What each screen of the menus is for, by its path. */
export const purposes: Readonly<Record<string, Message>> = {
  "/admin/dashboard": {
    en: "Figures of all sites, the newest requests, what waits for you, and news.",
    id: "Angka semua lokasi, permintaan terbaru, yang perlu tindakan Anda, dan berita.",
  },
  "/admin/organization/sites": {
    en: "The data centers with city, address and capacity.",
    id: "Data center beserta kota, alamat, dan kapasitasnya.",
  },
  "/admin/organization/capacity": {
    en: "How full the sites are, how they grow, and when space, weight or power will be used up.",
    id: "Seberapa penuh tiap lokasi, pertumbuhannya, dan kapan ruang, berat, atau daya habis.",
  },
  "/admin/organization/tenants": {
    en: "The customers; a tenant is confirmed here before it can file requests.",
    id: "Pelanggan; tenant dikonfirmasi di sini sebelum dapat mengajukan permintaan.",
  },
  "/admin/organization/user-accounts": {
    en: "Accounts of tenants' people.",
    id: "Akun orang-orang tenant.",
  },
  "/admin/organization/admin-accounts": {
    en: "Accounts of the NOC with their group and sites.",
    id: "Akun NOC beserta grup dan lokasinya.",
  },
  "/admin/organization/city": { en: "Cities with their pictures.", id: "Kota beserta gambarnya." },
  "/admin/organization/datacenter-access": {
    en: "Who may enter which site and when, and the log of visits.",
    id: "Siapa yang boleh memasuki lokasi mana dan kapan, serta catatan kunjungan.",
  },
  "/admin/rack/rack-list": {
    en: "All racks with space, weight and power; each with a drawing of front and back.",
    id: "Semua rak beserta kapasitas unit, berat, dan daya; masing-masing dengan gambar depan dan belakang.",
  },
  "/admin/rack/find-space": {
    en: "Racks with room for a device: units in one piece, weight and power.",
    id: "Rak yang masih muat untuk sebuah perangkat: unit berurutan, berat, dan daya.",
  },
  "/admin/rack/rack-type": { en: "Height and width of racks.", id: "Tinggi dan lebar rak." },
  "/admin/rack/rack-manufacture": { en: "Manufacturers of racks.", id: "Pabrikan rak." },
  "/admin/device/device-list": {
    en: "All devices with their place and ports.",
    id: "Semua perangkat beserta letak dan port-nya.",
  },
  "/admin/device/device-type": { en: "Models of devices.", id: "Model perangkat." },
  "/admin/device/device-manufacture": { en: "Manufacturers of devices.", id: "Pabrikan perangkat." },
  "/admin/interconnection/interconnection-list": {
    en: "Cables between two tenants with both ends, label and history.",
    id: "Kabel antara dua tenant dengan kedua ujung, label, dan riwayatnya.",
  },
  "/admin/interconnection/interconnectioniix-list": {
    en: "Cables to the internet exchange.",
    id: "Kabel ke internet exchange.",
  },
  "/admin/interconnection/cable-type": { en: "Kinds of cables.", id: "Jenis kabel." },
  "/admin/interconnection/cable-connector": {
    en: "The connectors that each cable type can have.",
    id: "Konektor yang dapat dimiliki tiap tipe kabel.",
  },
  "/admin/service/service-list": {
    en: "Which tenant has which service, and where.",
    id: "Tenant mana memakai layanan apa, dan di mana.",
  },
  "/admin/service/service-type": { en: "The catalogue of services.", id: "Katalog layanan." },
  "/admin/request/requestlist": {
    en: "All requests: what waits, what is in progress, what is over. Requests are approved, rejected and done here.",
    id: "Semua permintaan: yang menunggu, yang dikerjakan, yang selesai. Permintaan disetujui, ditolak, dan diselesaikan di sini.",
  },
  "/admin/report/report-activity": { en: "Requests of a period.", id: "Permintaan dalam suatu periode." },
  "/admin/report/report-datacenter-access": { en: "Visits of a period.", id: "Kunjungan dalam suatu periode." },
  "/admin/report/report-rack": { en: "Racks with their content, on paper.", id: "Rak beserta isinya, di kertas." },
  "/admin/report/report-service": { en: "Services of a period.", id: "Layanan dalam suatu periode." },
  "/admin/report/report-interconnection": {
    en: "Interconnections of a period.",
    id: "Interkoneksi dalam suatu periode.",
  },
  "/admin/report/report-request-problem": {
    en: "Trouble tickets of a period.",
    id: "Tiket gangguan dalam suatu periode.",
  },
  "/admin/news": {
    en: "News is written and published here.",
    id: "Berita ditulis dan diterbitkan di sini.",
  },
  "/admin/configuration/masteremail": {
    en: "The mail account that the portal sends with.",
    id: "Akun email yang dipakai portal untuk mengirim.",
  },
  "/admin/configuration/diagnosticemail": {
    en: "What was mailed and what failed; resend, or write to groups.",
    id: "Email yang terkirim dan yang gagal; kirim ulang, atau tulis kepada grup.",
  },
  "/admin/configuration/templateset": {
    en: "The texts of the portal's mails.",
    id: "Teks email dari portal.",
  },
  "/admin/configuration/groups": {
    en: "What the accounts of a group may do.",
    id: "Apa yang boleh dilakukan akun dalam sebuah grup.",
  },
  "/admin/configuration/settings": { en: "Settings of the portal.", id: "Pengaturan portal." },
  "/admin/configuration/cronjob": {
    en: "Work that runs by itself at set times.",
    id: "Pekerjaan yang berjalan sendiri pada waktu tertentu.",
  },
  "/admin/configuration/logs": { en: "Messages of the system.", id: "Pesan dari sistem." },
  "/admin/configuration/log-activity-user": {
    en: "Who did what, and when.",
    id: "Siapa melakukan apa, dan kapan.",
  },
  "/admin/configuration/manage-application": {
    en: "The links under Favorite Apps in the top bar.",
    id: "Tautan di Aplikasi Favorit pada bilah atas.",
  },
  "/admin/configuration/writeupdate": {
    en: "System updates, which everybody's bell shows.",
    id: "Pembaruan sistem, yang tampil pada lonceng semua orang.",
  },
  "/dashboard": {
    en: "Your racks with their use, open requests, what waits for you, and news.",
    id: "Rak Anda dan pemakaiannya, permintaan terbuka, yang perlu tindakan Anda, dan berita.",
  },
  "/datacenter/myuseraccount": {
    en: "The accounts of your people. Only the head of the tenant changes them.",
    id: "Akun orang-orang Anda. Hanya penanggung jawab (PIC) tenant yang mengubahnya.",
  },
  "/datacenter/mydatacenteraccess": {
    en: "Your people who may enter a site, and when.",
    id: "Personel Anda yang boleh memasuki lokasi, dan kapan.",
  },
  "/datacenter/myservice": { en: "The services that you have.", id: "Layanan yang Anda miliki." },
  "/datacenter/myrack": {
    en: "Your racks with a drawing of front and back.",
    id: "Rak Anda dengan gambar depan dan belakang.",
  },
  "/datacenter/find-space": {
    en: "Your racks with room for a device: units in one piece, weight and power.",
    id: "Rak Anda yang masih muat untuk sebuah perangkat: unit berurutan, berat, dan daya.",
  },
  "/datacenter/mydevice": {
    en: "Your devices with their place and ports.",
    id: "Perangkat Anda beserta letak dan port-nya.",
  },
  "/datacenter/myinterconnection": {
    en: "Your cables to other tenants.",
    id: "Kabel Anda ke tenant lain.",
  },
  "/datacenter/myinterconnectioniix": {
    en: "Your cables to the internet exchange.",
    id: "Kabel Anda ke internet exchange.",
  },
  "/request/requestlist": {
    en: "Your requests: what waits for you, what is in progress, what is over.",
    id: "Permintaan Anda: yang perlu tindakan Anda, yang dikerjakan, yang selesai.",
  },
  "/request/goodsin": { en: "Bring devices into a rack.", id: "Memasukkan perangkat ke dalam rak." },
  "/request/replace": {
    en: "Replace a device by a new one; its cables move to the new ports.",
    id: "Mengganti perangkat dengan yang baru; kabelnya pindah ke port baru.",
  },
  "/request/goodsout": { en: "Take devices out of a rack.", id: "Mengeluarkan perangkat dari rak." },
  "/request/interconnection": {
    en: "A cable to another tenant or to the internet exchange.",
    id: "Kabel ke tenant lain atau ke internet exchange.",
  },
  "/request/dismantle": { en: "Remove the cable of an interconnection.", id: "Melepas kabel sebuah interkoneksi." },
  "/request/smarthand": {
    en: "Work that the NOC does at your rack.",
    id: "Pekerjaan yang dilakukan NOC di rak Anda.",
  },
  "/request/troubleticket": {
    en: "Report a fault, or anything without a form of its own.",
    id: "Melaporkan gangguan, atau hal lain yang tidak punya formulir sendiri.",
  },
  "/news": { en: "News of the NOC.", id: "Berita dari NOC." },
};

/** The screens of the profile menu, without the side that they are on. */
const profilePurposes: Readonly<Record<string, Message>> = {
  profile: {
    en: "Your name, contact details and photo, and where you are signed in.",
    id: "Nama, data kontak, dan foto Anda, serta dari mana Anda sedang masuk.",
  },
  inbox: { en: "News, with what you have not read marked.", id: "Berita, dengan tanda pada yang belum Anda baca." },
  "change-password": {
    en: "A new password; your other sessions end.",
    id: "Kata sandi baru; sesi Anda yang lain berakhir.",
  },
  "user-guide": { en: "This guide.", id: "Panduan ini." },
};

/** What the screen at a path is for; undefined where nobody has said it. */
export const purposeOf = (path: string): Message | undefined =>
  purposes[path] ?? profilePurposes[path.split("/").at(-1) ?? ""];
