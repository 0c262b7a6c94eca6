import type { Told } from "~/forms/told.server";

/** What is told of a write that the provider has accepted, and may have put off or lost. */
export const accepted = {
  notShownYet: {
    en: "The data service has accepted this, but does not show it yet.",
    id: "Layanan data telah menerimanya, tetapi belum menampilkannya.",
    isDoubtful: true,
  },
  stillShown: {
    en: "The data service has accepted the deletion, but still shows the record.",
    id: "Layanan data telah menerima penghapusan, tetapi datanya masih ditampilkan.",
    isDoubtful: true,
  },
  severalStillShown: {
    en: "The data service has accepted the deletion, but still shows {count} of {all} records.",
    id: "Layanan data telah menerima penghapusan, tetapi {count} dari {all} data masih ditampilkan.",
    isDoubtful: true,
  },
} as const satisfies Record<string, Told>;
