const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The WIB wall clock of a moment, read by the `getUTC…` functions. */
export const wallClock = (moment: Date) => new Date(moment.getTime() + WIB_OFFSET_MS);

/** A moment as it is stored and sent: ISO 8601 in WIB with microseconds. Stored moments sort as text. */
export function timestamp(moment: Date = new Date()): string {
  return wallClock(moment).toISOString().replace("Z", "000+07:00");
}

/** The WIB day of today, `YYYY-MM-DD`. */
export function day(): string {
  return timestamp().slice(0, 10);
}
