import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./portal.ts";

const programs = ["/usr/bin/redis-server", "/usr/bin/valkey-server"];
const program = programs.find((path) => existsSync(path));

/** Why tests with a server are skipped; false if there is one. */
export const noRedis = program ? false : `there is neither ${programs.join(" nor ")}: .ci/run installs one`;
if (noRedis) console.warn(`Tests of the shared state are left out: ${noRedis}`);

export interface RedisServer {
  url: string;
  /** Kills the server, as in a crash. */
  kill(): Promise<void>;
  /** Restarts it, empty, on the same port. */
  start(): Promise<void>;
  /** Sends it a command in one line. */
  order(command: string): Promise<void>;
  /** Makes it silent while its connections stay open, and lets it continue. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
}

/** A server with Redis' protocol on a free port, without persistence. */
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
    async order(command) {
      const socket = connect(port, "127.0.0.1");
      socket.write(`${command}\r\n`);
      await once(socket, "data");
      socket.destroy();
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
