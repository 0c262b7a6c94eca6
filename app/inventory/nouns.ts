import type { Noun } from "~/lists/list";

/** A counted noun; Indonesian has one form for singular and plural. */
const counted = (one: string, many: string, id: string): Noun => ({
  one: { en: `{count} ${one}`, id: `{count} ${id}` },
  many: { en: `{count} ${many}`, id: `{count} ${id}` },
});

/** The nouns of lists and reports. */
export const nouns = {
  accounts: counted("account", "accounts", "akun"),
  applications: counted("application", "applications", "aplikasi"),
  cableConnectors: counted("cable connector", "cable connectors", "konektor kabel"),
  cableTypes: counted("cable type", "cable types", "tipe kabel"),
  cities: counted("city", "cities", "kota"),
  cronjobs: counted("cronjob", "cronjobs", "tugas terjadwal"),
  devices: counted("device", "devices", "perangkat"),
  deviceTypes: counted("device type", "device types", "tipe perangkat"),
  entries: counted("entry", "entries", "entri"),
  groups: counted("group", "groups", "grup"),
  interconnections: counted("interconnection", "interconnections", "interkoneksi"),
  mailAccounts: counted("mail account", "mail accounts", "akun email"),
  mails: counted("mail", "mails", "email"),
  manufactures: counted("manufacture", "manufactures", "pabrikan"),
  news: counted("news item", "news items", "berita"),
  people: counted("person", "people", "personel"),
  permits: counted("permit", "permits", "izin masuk"),
  racks: counted("rack", "racks", "rak"),
  rackGroups: counted("rack group", "rack groups", "grup rak"),
  rackShares: counted("rack share", "rack shares", "rak bersama"),
  rackTypes: counted("rack type", "rack types", "tipe rak"),
  requests: counted("request", "requests", "permintaan"),
  services: counted("service", "services", "layanan"),
  serviceTypes: counted("service type", "service types", "tipe layanan"),
  sites: counted("site", "sites", "lokasi"),
  templates: counted("template", "templates", "templat"),
  templateSets: counted("template set", "template sets", "set templat"),
  templateTypes: counted("template type", "template types", "jenis templat"),
  tenants: counted("tenant", "tenants", "tenant"),
  tickets: counted("trouble ticket", "trouble tickets", "tiket gangguan"),
  updates: counted("update", "updates", "pembaruan"),
  visits: counted("visit", "visits", "kunjungan"),
};
