import { LabelledBar } from "~/features/racks/rack-facts";
import { m as drawingWords } from "~/features/racks/drawing-messages";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { levelOf } from "~/ui/bar";
import { Icon } from "~/ui/icon";
import type { Message } from "~/language/language";
import { m } from "./messages";
import { left, type Share } from "./placement";

interface OutcomeProps {
  device: string;
  space: Share;
  weight: Share;
  power: Share;
}

/** What the rack would carry with the device that is being added, and where that is much or too much. */
export function Outcome({ device, ...shares }: OutcomeProps) {
  const t = useT();
  const parts: [Message, Share, string][] = [
    [drawingWords.space, shares.space, "U"],
    [drawingWords.weight, shares.weight, "Kg"],
    [drawingWords.power, shares.power, "A"],
  ];
  return (
    <section className="outcome" aria-labelledby="outcome">
      <h3 id="outcome">{t(m.outcome, { device })}</h3>
      {parts.map(([name, share, unit]) => (
        <OutcomeBar key={unit} what={t(name)} share={share} unit={unit} />
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
  share: Share;
  unit: string;
}

function OutcomeBar({ what, share, unit }: PartProps) {
  const t = useT();
  const language = useLanguage();
  const { used, waiting, total } = share;
  if (total === null) return null;
  const free = left(share);
  const note = [
    t(m.inUse, { n: formatNumber(used, language), unit }),
    t(m.waiting, { n: formatNumber(waiting, language), unit }),
    t(free < 0 ? drawingWords.over : drawingWords.freePart, { n: formatNumber(Math.abs(free), language), unit }),
  ];
  return <LabelledBar label={what} used={used} waiting={waiting} total={total} unit={unit} note={note.join(", ")} />;
}

function Warning({ what, share, unit }: PartProps) {
  const t = useT();
  const language = useLanguage();
  const { used, waiting, total } = share;
  const taken = total ? (used + waiting) / total : 0;
  const free = left(share);
  if (total !== null && free < 0) {
    return (
      <p className="notice notice-error">
        <Icon name="stop" />
        {t(m.wouldBeOver, { what, n: formatNumber(-free, language), unit })}
      </p>
    );
  }
  if (levelOf(taken) === "normal") return null;
  return (
    <p className="notice notice-wait">
      <Icon name="warn" />
      {t(m.wouldBeHigh, { what, percent: Math.round(taken * 100) })}
    </p>
  );
}
