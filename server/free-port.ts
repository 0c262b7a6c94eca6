import { once } from "node:events";
import { createServer } from "node:net";
import { BadSettings, type Settings } from "./settings.ts";

type Place = Pick<Settings, "HOST" | "PORT">;

/** Reports in one sentence that the portal cannot listen on its address, before anything slow has started. */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(place.PORT, place.HOST), "listening");
  } catch (error) {
    throw refusal(place, error as NodeJS.ErrnoException);
  }
  server.close();
  await once(server, "close");
}

function refusal({ HOST, PORT }: Place, { code, message }: NodeJS.ErrnoException): Error {
  if (code === "EADDRINUSE")
    return new Error(
      `Port ${PORT} of ${HOST} is taken by another program. Set PORT to another one: PORT=3001 npm start`,
    );
  const fault =
    code === "EACCES" ? "PORT must be one that this user may use" : "HOST must be an address of this machine";
  return new BadSettings(`The portal cannot start: ${fault} (${message})`);
}
