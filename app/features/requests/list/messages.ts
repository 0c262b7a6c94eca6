import type { Message } from "~/language/language";

export const m = {
  requestList: { en: "Request List", id: "Daftar Permintaan" },
  tabs: { en: "Requests by whose turn it is", id: "Permintaan menurut gilirannya" },
  waitingForMe: { en: "Waiting for me", id: "Perlu tindakan saya" },
  inWork: { en: "In progress", id: "Sedang diproses" },
  open: { en: "Open", id: "Terbuka" },
  all: { en: "All", id: "Semua" },
  nothingWaits: { en: "No request waits for you.", id: "Tidak ada permintaan yang menunggu Anda." },
  nothingOpen: { en: "No request is open.", id: "Tidak ada permintaan yang terbuka." },
  nothingInWork: { en: "No request is in progress.", id: "Tidak ada permintaan yang sedang diproses." },
  cut: {
    en: "Only the first {most} of “{status}” could be sorted into waiting and in progress: there are more of them. Narrow the list with search or filters to see all.",
    id: "Hanya {most} pertama dari “{status}” yang dapat dipilah menjadi menunggu dan diproses: masih ada yang lain. Persempit daftar dengan pencarian atau filter untuk melihat semuanya.",
  },

  cutWhole: {
    en: "Only the first {most} requests could be sorted into waiting and in progress: there are more of them. Narrow the list with search or filters to see all.",
    id: "Hanya {most} permintaan pertama yang dapat dipilah menjadi menunggu dan diproses: masih ada yang lain. Persempit daftar dengan pencarian atau filter untuk melihat semuanya.",
  },

  number: { en: "Request number", id: "Nomor" },
  kind: { en: "Kind", id: "Jenis" },
  tenant: { en: "Tenant", id: "Tenant" },
  site: { en: "Site", id: "Lokasi" },
  requestedBy: { en: "Filed by", id: "Diajukan oleh" },
  filed: { en: "Filed", id: "Diajukan" },
  plannedFor: { en: "for {day}", id: "untuk {day}" },
  plannedDate: { en: "Planned date", id: "Tanggal rencana" },
  status: { en: "Status", id: "Status" },
  filedFrom: { en: "Filed from", id: "Diajukan dari" },
  filedTo: { en: "Filed to", id: "Diajukan sampai" },
  turn: { en: "Whose turn", id: "Giliran" },
  since: { en: "since", id: "sejak" },
  sinceWhen: { en: "Since", id: "Sejak" },
  noc: { en: "NOC", id: "NOC" },
  destinationTenant: { en: "Destination tenant", id: "Tenant tujuan" },
  nocOrTenant: { en: "NOC or tenant", id: "NOC atau tenant" },
  nocOrYou: { en: "NOC or you", id: "NOC atau Anda" },
  you: { en: "You", id: "Anda" },
} as const satisfies Record<string, Message>;
