import { actionWords } from "~/features/requests/action-words";
import { stateStyle } from "~/inventory/requests/status";
import type { Action, Participant } from "~/inventory/requests/transitions";
import { useT } from "~/language/context";
import type { Message, Translate } from "~/language/language";
import { m } from "./messages";
import type { Step } from "./request-life";

/** Sizes in SVG units. */
const WIDTH = 640;
const BOX = { width: 230, height: 36 };
const STEP = 100;
const LINE = 16;

const actors: Readonly<Record<Participant, Message>> = {
  admin: m.byNoc,
  owner: m.byTenant,
  destination: m.byOtherTenant,
};

/** "Approve (NOC)". */
const actText = ({ action, by }: { action: Action; by: Participant }, t: Translate): string =>
  t(m.actionBy, { action: t(actionWords[action].label).replace(/ …$/, ""), actor: t(actors[by]) });

/** The life of a request as a diagram: the main path downwards, and beside each state the actions that leave it. */
export function RequestPicture({ title, steps }: { title: string; steps: readonly Step[] }) {
  const t = useT();
  const height = (steps.length - 1) * STEP + BOX.height + 2;
  const center = BOX.width / 2;
  return (
    <svg className="life" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${title}. ${inWords(steps, t)}`}>
      {steps.map(({ state, next, aside }, at) => {
        const top = at * STEP + 1;
        const bottom = top + BOX.height;
        return (
          <g key={state}>
            <rect x="1" y={top} width={BOX.width} height={BOX.height} rx="4" />
            <text x={center} y={top + BOX.height / 2 + 4} textAnchor="middle" className="life-state">
              {`${t(stateStyle(state).word)} `}
            </text>
            {next && (
              <>
                <path d={`M${center} ${bottom}V${top + STEP - 2}m-4 -6 4 6 4-6`} />
                <text x={center + 12} y={(bottom + top + STEP) / 2 + 4}>
                  {`${actText(next, t)} `}
                </text>
              </>
            )}
            {aside.map((way, line) => (
              <text key={`${way.action} ${way.by}`} x={BOX.width + 30} y={top + 12 + line * LINE}>
                {`→ ${actText(way, t)}: ${t(stateStyle(way.to).word)} `}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** The main path in words, for people who cannot see the diagram. */
const inWords = (steps: readonly Step[], t: Translate): string =>
  steps.map(({ state, next }) => t(stateStyle(state).word) + (next ? `; ${actText(next, t)}` : "")).join(" → ");
