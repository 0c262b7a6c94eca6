import { once } from "node:events";
import { createServer } from "node:net";
import type { Settings } from "./settings.ts";

/** Says in one sentence that the portal cannot listen where it is told to, before anything slow has begun. */
export async function requireFreePort({ HOST, PORT }: Pick<Settings, "HOST" | "PORT">): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(PORT, HOST), "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${message})`;
    throw new Error(`Port ${PORT} of ${HOST} ${why}. Set PORT to another one: PORT=3001 npm start`, { cause: error });
  }
  server.close();
  await once(server, "close");
}
