import { m as drawingWords } from "~/inventory/racks/drawing-messages";
import { m as rackWords } from "~/inventory/racks/rack-messages";
import { useT } from "~/language/context";
import { LabelledUsage, levelOf, percentOf } from "~/ui/usage-bar";
import { Icon } from "~/ui/icon";
import type { Message } from "~/language/language";
import { m } from "./device-form-messages";
import { remaining, type ProjectedShare } from "./placement";

interface ProjectedUsageProps {
  device: string;
  space: ProjectedShare;
  weight: ProjectedShare;
  power: ProjectedShare;
}

/** The rack's usage with the device being added, and warnings where it is high or too high. */
export function ProjectedUsage({ device, ...shares }: ProjectedUsageProps) {
  const t = useT();
  // Units show which request they wait for; the rack's weight and power in use already include other requests' waiting
  // devices.
  const parts: [Message, ProjectedShare, string, waiting: Message][] = [
    [rackWords.space, shares.space, "U", m.waiting],
    [rackWords.weight, shares.weight, "Kg", m.ofThisRequest],
    [rackWords.power, shares.power, "A", m.ofThisRequest],
  ];
  return (
    <section className="outcome" aria-labelledby="outcome">
      <h3 id="outcome">{t(m.outcome, { device })}</h3>
      {parts.map(([name, share, unit, waiting]) => (
        <ProjectedBar key={unit} what={t(name)} share={share} unit={unit} waits={waiting} />
      ))}
      <div role="status" className="stack">
        {parts.map(([name, share, unit]) => (
          <Warning key={unit} what={t(name)} share={share} unit={unit} />
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  what: string;
  share: ProjectedShare;
  unit: string;
}

function ProjectedBar({ what, share, unit, waits }: PartProps & { waits: Message }) {
  const t = useT();
  const { inUse, waiting, total } = share;
  if (total === null) return null;
  const free = remaining(share);
  const isFree = unit === "U" ? drawingWords.freeUnits : drawingWords.left;
  const note = [
    t(m.inUse, { n: inUse, unit }),
    t(waits, { n: waiting, unit }),
    t(free < 0 ? drawingWords.over : isFree, { n: Math.abs(free), unit }),
  ];
  return (
    <LabelledUsage
      label={what}
      used={inUse + waiting}
      waiting={waiting}
      total={total}
      unit={unit}
      note={note.join(", ")}
    />
  );
}

function Warning({ what, share, unit }: PartProps) {
  const t = useT();
  const { inUse, waiting, total } = share;
  const taken = total ? (inUse + waiting) / total : 0;
  const free = remaining(share);
  if (total !== null && free < 0) {
    return (
      <p className="notice notice-error">
        <Icon name="stop" />
        {t(m.wouldBeOver, { what, n: -free, unit })}
      </p>
    );
  }
  if (levelOf(taken) === "normal") return null;
  return (
    <p className="notice notice-wait">
      <Icon name="warn" />
      {t(m.wouldBeHigh, { what, percent: percentOf(taken) })}
    </p>
  );
}
