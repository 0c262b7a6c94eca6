import { useT } from "~/language/context";
import { recordLink } from "~/ui/record-link";
import { m } from "../../messages";
import { linksFor } from "../../reader-links";
import type { ContentProps } from "../../request-kind";
import { WrittenPart } from "../../written-part";
import type { SmartHand } from "./rows.server";

/** Where a smart hand is asked for, and what for. */
export function SmartHandContent({ content: work, reader }: ContentProps<SmartHand | null>) {
  const t = useT();
  if (!work) return null;
  const { devicePath, rackPath } = linksFor(reader);
  return (
    <WrittenPart
      id="work"
      title={t(m.work)}
      facts={[
        [t(m.rack), recordLink(work.rackName, work.rack, rackPath)],
        [t(m.device), recordLink(work.deviceName, work.device, devicePath)],
      ]}
      text={work.description}
    />
  );
}
