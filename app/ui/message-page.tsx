import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface MessagePageProps {
  icon: IconName;
  title: string;
  /** Something failed: the title is red. */
  failed?: boolean;
  children: ReactNode;
  /** What can be done now: links and buttons. */
  actions?: ReactNode;
  /** The small print: status, address, time. */
  hint?: string;
}

/** Says in plain words what happened and what can be done now. */
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
