import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { Icon } from "~/ui/icon";
import { m } from "./messages";

/** Says which parts of a dashboard could not be read; they are left out. */
export function UnreadParts({ unread }: { unread: readonly Message[] }) {
  const t = useT();
  if (unread.length === 0) return null;
  return (
    <p className="notice notice-wait section">
      <Icon name="warn" />
      <span>{t(m.unread, { parts: unread.map((title) => t(title)).join(", ") })}</span>
    </p>
  );
}
