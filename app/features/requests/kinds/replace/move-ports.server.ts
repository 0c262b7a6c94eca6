import { portText } from "~/inventory/interconnections/cable-path";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { m } from "./messages";
import type { Transfers } from "./read-transfers.server";
import { fieldOf, type NewPort, newPortChoices, transferOf } from "./transfers";

interface Moving extends Pick<Transfers, "uses" | "left" | "transfers"> {
  /** The ports that are free to be moved to; null where they are not told. */
  ports: readonly NewPort[] | null;
}

/**
 * Moves the chosen ports one by one. What is refused comes back at its port; what was moved before stays. A port that was moved meanwhile to
 * another one than is chosen stays where it is, and that is said.
 */
export function movePorts({ provider, t }: SignedIn, { uses, left, transfers, ports }: Moving) {
  return async (chosen: Record<string, string>): Promise<void> => {
    for (const use of uses.filter((one) => !left.includes(one))) {
      const field = fieldOf(use);
      const transfer = transferOf(use, transfers);
      if (!field || !chosen[field] || !transfer || String(transfer.newPort) === chosen[field]) continue;
      const to = `${transfer.newDeviceName} ${portText({ portType: transfer.portType, port: transfer.newPortName }, t)}`;
      throw new ValidationError(409, [t(m.movedElsewhere, { port: portText(use, t), to })]);
    }
    let moved = 0;
    for (const use of left) {
      const field = fieldOf(use);
      if (!field || !chosen[field]) continue;
      if (ports && !newPortChoices(use, ports, transfers, t).some(({ value }) => value === chosen[field]))
        throw new ValidationError(409, { [field]: [t(m.portTaken)] });
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
