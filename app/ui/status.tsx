import type { ReactNode } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { Icon, type IconName } from "./icon";
import { m } from "./messages";

/** Yellow waits for the NOC, violet for the other tenant; blue open or approved, green done, orange on hold, red refused, grey ended. */
export type Tone = "gray" | "blue" | "violet" | "green" | "yellow" | "orange" | "red";

/** A state as icon, word and tone: colour is never its only sign. */
export function StatusBadge({ icon, tone, children }: { icon: IconName; tone: Tone; children: ReactNode }) {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** A state with its words. */
export interface Mark {
  word: Message;
  tone: Tone;
  icon: IconName;
}

/** The badge of a mark. */
export function MarkBadge({ mark: { word, ...look } }: { mark: Mark }) {
  return <StatusBadge {...look}>{useT()(word)}</StatusBadge>;
}

/** The provider's codes: Y and N of a record; of a request its status, AP with its `status_key` (spec 2 §4). */
const statuses = {
  Y: { icon: "ok", tone: "green", word: m.active },
  N: { icon: "off", tone: "gray", word: m.nonActive },
  OR: { icon: "clock", tone: "yellow", word: m.openRequest },
  OP: { icon: "open", tone: "blue", word: m.openToRequest },
  WL: { icon: "list", tone: "gray", word: m.waitingList },
  WD: { icon: "hand", tone: "violet", word: m.waitingDestination },
  AP0: { icon: "ok", tone: "blue", word: m.approved },
  AP1: { icon: "done", tone: "green", word: m.done },
  RJ: { icon: "stop", tone: "red", word: m.rejected },
  CL: { icon: "closed", tone: "gray", word: m.closed },
  DS: { icon: "unplug", tone: "gray", word: m.dismantled },
  SU: { icon: "pause", tone: "orange", word: m.suspended },
  CN: { icon: "ban", tone: "gray", word: m.cancelled },
} as const satisfies Record<string, Mark>;
export type StatusCode = keyof typeof statuses;

const isStatusCode = (code: string): code is StatusCode => Object.hasOwn(statuses, code);

/** The words of a status code; a code that the portal does not know stays as it came. */
export const statusWord = (code: string): Message =>
  isStatusCode(code) ? statuses[code].word : { en: code, id: code };

/** The badge of a status code; a code that the portal does not know is shown as it came. */
export function Status({ code }: { code: string }) {
  if (!isStatusCode(code)) {
    return (
      <StatusBadge icon="info" tone="gray">
        {code}
      </StatusBadge>
    );
  }
  return <MarkBadge mark={statuses[code]} />;
}
