import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface NoticeProps {
  icon: IconName;
  /** "wait" warns, "error" says that something is not possible. */
  tone?: "wait" | "error";
  /** It may appear after the page was loaded: screen readers announce it. */
  role?: "status";
  children: ReactNode;
}

/** A sentence that stands out from the page. */
export const Notice = ({ icon, tone, role, children }: NoticeProps) => (
  <p className={tone ? `notice notice-${tone}` : "notice"} role={role}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
