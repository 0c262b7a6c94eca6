import { useT } from "~/language/context";
import type { SlotState } from "./drawing";
import { m, type OwnLabel, stateName } from "./drawing-messages";
import "./rack.css";

/** The class of a position, by its state. */
export const slotClass = {
  installed: "rack-device",
  own: "rack-own",
  waiting: "rack-wait",
  blocked: "rack-blocked",
  half: "rack-half",
} as const satisfies Record<Exclude<SlotState, "free">, string>;

/** The hatch patterns that all drawings on a page and their legend refer to; render it once, before them. */
export function RackPatterns() {
  return (
    <svg className="sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <pattern id="hatch-half" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className="hatch" d="M0 3h6" />
        </pattern>
        <pattern id="hatch-blocked" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 3h6M3 0v6" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The legend of colours and hatches. */
export function RackKey({ own }: { own: OwnLabel }) {
  const t = useT();
  return (
    <ul className="rack-key" aria-label={t(m.key)}>
      {(["free", "installed", "own", "waiting", "blocked", "half"] as const).map((state) => (
        <li key={state}>
          <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            {state === "free" ? (
              <>
                <rect className="rack-body" width="24" height="12" />
                <rect className="rack-frame" x=".5" y=".5" width="23" height="11" />
              </>
            ) : (
              <g className={slotClass[state]}>
                <Plate state={state} x={0.5} y={0.5} width={23} height={11} />
              </g>
            )}
          </svg>
          {t(stateName(state, own))}
        </li>
      ))}
    </ul>
  );
}

/** The plate of a device, with its strip or hatch. */
export function Plate({
  state,
  ...box
}: {
  state: keyof typeof slotClass;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return (
    <>
      <rect {...box} rx="2" />
      {state === "own" && <rect className="rack-strip" {...box} width="5" rx="1" />}
      {(state === "blocked" || state === "half") && (
        <rect className="rack-hatch" {...box} rx="2" fill={`url(#hatch-${state})`} />
      )}
    </>
  );
}
