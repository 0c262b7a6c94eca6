import type { z } from "zod";
import type { Reading } from "~/session/guards.server";

/** A limit that the provider takes to mean "all" (contract §1). */
const ALL = 99_999;

/**
 * The system updates, in an answer of this shape. The provider's count is of unread ones, so it cannot be paged: the
 * list, which is short, is read whole.
 */
export const readUpdates = <Shape extends z.ZodType>(
  { provider, user }: Reading,
  shape: Shape,
): Promise<z.output<Shape>> => provider.read("notificationupdate", shape, { user_id: user.id, limit: ALL });
