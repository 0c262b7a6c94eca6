import type { z } from "zod";
import { ALL_ROWS } from "~/provider/address";
import type { Reading } from "~/session/guards.server";

/**
 * The system updates, in an answer of this shape. The provider's count is of unread ones, so it cannot be paged: the
 * list, which is short, is read whole.
 */
export const readUpdates = <Shape extends z.ZodType>(
  { provider, user }: Reading,
  shape: Shape,
): Promise<z.output<Shape>> => provider.read("notificationupdate", shape, { user_id: user.id, limit: ALL_ROWS });
