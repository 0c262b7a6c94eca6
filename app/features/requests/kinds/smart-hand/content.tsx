import { useT } from "~/language/context";
import { recordLink } from "~/ui/record-link";
import { DayOrMomentText } from "../../day-or-moment-text";
import { m } from "../../messages";
import { RackPart, type WithRack } from "../../rack-part";
import { linksFor } from "~/inventory/reader-links";
import type { ContentProps, RequestContents } from "../../request-kind";
import { WrittenPart } from "../../written-part";
import type { SmartHandRead } from "./read-content.server";

/** Where and for what a Smart Hand is requested. */
function SmartHandContent({ content: { work, rack }, request, reader }: ContentProps<WithRack<SmartHandRead>>) {
  const t = useT();
  if (!work) return null;
  const { devicePath, rackPath } = linksFor(reader);
  // A provider may keep it with the work alone.
  const planned = request.plannedFor === null && work.plannedFor && <DayOrMomentText at={work.plannedFor} />;
  return (
    <>
      <WrittenPart
        id="work"
        title={t(m.work)}
        facts={[
          [t(m.rack), recordLink(work.rackName, work.rack, rackPath)],
          [t(m.device), recordLink(work.deviceName, work.device, devicePath)],
          [t(m.plannedDate), planned],
        ]}
        text={work.description}
      />
      <RackPart part={rack} reader={reader} />
    </>
  );
}

export const contents: RequestContents = { "Smart Hand": SmartHandContent };
