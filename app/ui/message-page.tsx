import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface MessagePageProps {
  icon: IconName;
  title: string;
  /** An error: the title is red. */
  failed?: boolean;
  children: ReactNode;
  /** Links and buttons for what to do next. */
  actions?: ReactNode;
  /** Small print: status, address, time. */
  hint?: string;
}

/** A page that says what happened and what can be done. */
export function MessagePage({ icon, title, failed, children, actions, hint }: MessagePageProps) {
  return (
    <div className="message stack narrow section">
      <h1 className={failed ? "message-failed" : undefined}>
        <Icon name={icon} />
        {title}
      </h1>
      {children}
      {actions && <div className="actions-row">{actions}</div>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
