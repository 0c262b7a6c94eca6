import type { PortUse } from "~/inventory/devices/ports";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { m } from "./messages";
import { fieldOf } from "./transfers";

/** Moves the chosen ports one by one. What is refused comes back at its port; what was moved before stays. */
export function movePorts({ provider, t }: SignedIn, left: readonly PortUse[]) {
  return async (chosen: Record<string, string>): Promise<void> => {
    let moved = 0;
    for (const use of left) {
      const field = fieldOf(use);
      if (!field || !chosen[field]) continue;
      try {
        await provider.create("transferport", { old_port: use.portId, new_port: chosen[field] });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const reasons = [...Object.values(error.fields).flat(), ...error.messages];
        if (moved > 0) reasons.push(t(m.movedBefore, { count: moved }));
        throw new ValidationError(error.status, { [field]: reasons });
      }
      moved += 1;
    }
  };
}
