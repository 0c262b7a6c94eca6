import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./portal.ts";

const programs = ["/usr/bin/redis-server", "/usr/bin/valkey-server"];
const program = programs.find((path) => existsSync(path));

/** Why tests with a server are left out here; false where there is one. */
export const noRedis = program ? false : `there is neither ${programs.join(" nor ")}: .ci/run installs one`;
if (noRedis) console.warn(`Tests of the shared state are left out: ${noRedis}`);

export interface RedisServer {
  url: string;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start(): Promise<void>;
  /** Makes it silent, with its connections open, and lets it go on. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
}

/** A server of Redis' protocol on a free port, which writes nothing. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = spawn(program ?? "", settings, { stdio: "ignore" });
      while (!(await listens(port))) await pause(20);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, "exit");
      child.kill("SIGKILL");
      await end;
    },
    signal: (name) => void child?.kill(name),
  };
  await server.start();
  return server;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
