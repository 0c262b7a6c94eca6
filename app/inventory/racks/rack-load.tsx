import { useT } from "~/language/context";
import { type BarProps, LabelledUsage } from "~/ui/usage-bar";
import type { RackDrawing } from "./drawing";
import { m } from "./drawing-messages";
import { m as rackWords } from "./rack-messages";
import type { ReadRack } from "./read-rack.server";

/** "25 U installed, 3 U waiting (R), 14 U free". */
export function useSpaceParts({ use }: RackDrawing): string[] {
  const t = useT();
  return [
    t(m.installedPart, { n: use.installed }),
    ...(use.waiting > 0 ? [t(m.waitingPart, { n: use.waiting })] : []),
    ...(use.blocked > 0 ? [t(m.blockedPart, { n: use.blocked })] : []),
    t(m.freeUnits, { n: use.free }),
  ];
}

/** Usage of the rack's space, weight and power. */
export function RackLoad({ rack, drawing }: Pick<ReadRack, "rack" | "drawing">) {
  const t = useT();
  return (
    <>
      <SpaceBar drawing={drawing} />
      <LoadBar label={t(rackWords.weight)} used={rack.weightUsed} total={rack.weightMax} unit="Kg" />
      <LoadBar label={t(rackWords.power)} used={rack.powerUsed} total={rack.powerCapacity} unit="A" />
    </>
  );
}

/** Usage of the rack's height. */
function SpaceBar({ drawing }: { drawing: RackDrawing }) {
  const t = useT();
  const parts = useSpaceParts(drawing);
  const { installed, blocked, waiting } = drawing.use;
  return (
    <LabelledUsage
      label={t(rackWords.space)}
      used={installed + blocked + waiting}
      waiting={waiting}
      total={drawing.height}
      unit="U"
      note={parts.join(", ")}
    />
  );
}

function LoadBar({ label, used, total, unit }: BarProps) {
  const t = useT();
  const free = (total ?? 0) - (used ?? 0);
  const note = t(free < 0 ? m.over : m.left, { n: Math.abs(free), unit });
  return <LabelledUsage label={label} used={used} total={total} unit={unit} note={note} />;
}
