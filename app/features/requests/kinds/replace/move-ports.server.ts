import { portText } from "~/inventory/interconnections/port-text";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { m } from "./messages";
import type { Transfers } from "./read-transfers.server";
import { fieldOf, freePorts, type NewPort, transferOf } from "./transfers";

interface Moving extends Pick<Transfers, "uses" | "left" | "transfers"> {
  /** The free target ports; null if unknown. */
  ports: readonly NewPort[] | null;
}

/**
 * Transfers the chosen ports one by one. Refusals are shown at their ports; ports transferred before stay transferred.
 * A port that has meanwhile been transferred elsewhere stays there, with a message.
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
      if (ports && !freePorts(use, ports, transfers).some(({ id }) => String(id) === chosen[field]))
        throw new ValidationError(409, { [field]: [t(m.portTaken)] });
      try {
        await provider.create("transferport", { old_port: use.portId, new_port: chosen[field] });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const reasons = error.allMessages;
        if (moved > 0) reasons.push(t(m.movedBefore, { count: moved }));
        throw new ValidationError(error.status, { [field]: reasons });
      }
      moved += 1;
    }
  };
}
