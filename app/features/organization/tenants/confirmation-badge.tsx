import { useT } from "~/language/context";
import { StatusBadge } from "~/ui/status";
import { m } from "./tenant-messages";

/** Whether the NOC has confirmed a tenant, else that it waits for the NOC. */
export function ConfirmationBadge({ confirmed }: { confirmed: boolean }) {
  const t = useT();
  return (
    <StatusBadge icon={confirmed ? "ok" : "clock"} tone={confirmed ? "green" : "yellow"}>
      {t(confirmed ? m.confirmed : m.notConfirmed)}
    </StatusBadge>
  );
}
