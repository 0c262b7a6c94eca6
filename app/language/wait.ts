import type { Message, Translate } from "./language";

const m = {
  seconds: { en: "{count} seconds", id: "{count} detik" },
  oneMinute: { en: "1 minute", id: "1 menit" },
  minutes: { en: "{count} minutes", id: "{count} menit" },
  tryAgainIn: { en: "Try again in {wait}.", id: "Coba lagi dalam {wait}." },
  tryAgain: { en: "Wait a little and try again.", id: "Tunggu sebentar lalu coba lagi." },
} as const satisfies Record<string, Message>;

/** "40 seconds", "1 minute" or "5 minutes": a wait in seconds, rounded up. */
export function waitText(seconds: number, t: Translate): string {
  if (seconds < 60) return t(m.seconds, { count: Math.max(2, seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? t(m.oneMinute) : t(m.minutes, { count: minutes });
}

/** "Try again in 5 minutes.": the wait in seconds, or null if it is not known. */
export const tryAgain = (seconds: number | null, t: Translate): string =>
  seconds === null ? t(m.tryAgain) : t(m.tryAgainIn, { wait: waitText(seconds, t) });
