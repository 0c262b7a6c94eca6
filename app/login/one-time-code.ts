import type { SessionUser } from "~/provider/rows.server";

/** Where a one-time code can be sent (contract §2). */
const channels = ["email", "phone"] as const;
type Channel = (typeof channels)[number];

/** The length of a code (contract §2). */
export const CODE_LENGTH = 6;

/** Seconds until a new code may be sent (screens.md). */
export const RESEND_AFTER_SECONDS = 60;

/** The account's channels, with partly hidden addresses. */
export function channelsOf(user: Pick<SessionUser, Channel>): { channel: Channel; address: string }[] {
  const addresses = { email: user.email.replace(/^(.).*@/, "$1•••@"), phone: user.phone.replace(/.(?=.{3})/g, "•") };
  return channels.filter((channel) => user[channel]).map((channel) => ({ channel, address: addresses[channel] }));
}
