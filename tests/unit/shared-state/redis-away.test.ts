import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withFallback } from "../../../server/shared-state/fallback.ts";
import { holdLease } from "../../../server/shared-state/lease.ts";
import { memoryState } from "../../../server/shared-state/memory.ts";
import { type RedisState, redisState } from "../../../server/shared-state/redis.ts";
import { noRedis, type RedisServer, startRedis } from "../../support/redis-server.ts";

/** A process with the shared state; `heard` has the messages on its channel "news". */
function openProcess(url: string) {
  const failed = vi.fn();
  const answered = vi.fn();
  const redis = redisState(url, (error) => {
    if (error) return failed(error);
    answered();
    void settle();
  });
  const { state, settle } = withFallback(redis, memoryState(), { failed, answered });
  const heard: string[] = [];
  state.subscribe("news", (message) => heard.push(message));
  opened.push(redis);
  return { state, failed, answered, heard };
}
type Process = ReturnType<typeof openProcess>;

/** A busy machine needs more time. */
const PATIENCE = { timeout: 60_000 };

let opened: RedisState[] = [];
let server: RedisServer;

/** Resolves once one process reads what the other has set. */
const together = (one: Process, other: Process) =>
  vi.waitFor(async () => {
    const value = crypto.randomUUID();
    await one.state.set("test:together", value, 10_000);
    expect(await other.state.get(["test:together"])).toEqual([value]);
  }, PATIENCE);

describe.skipIf(noRedis)("a shared state that goes away", () => {
  beforeEach(async () => void (server = await startRedis()));
  afterEach(async () => {
    for (const redis of opened) redis.close();
    opened = [];
    await server.kill();
  });

  it.each(["dead", "silent"])("is done without while its server is %s, and is there again by itself", async (how) => {
    const [one, other] = [openProcess(server.url), openProcess(server.url)];
    await together(one, other);
    if (how === "dead") await server.kill();
    else server.signal("SIGSTOP");

    await one.state.set("ended:session", "1", 60_000);
    expect(one.failed).toHaveBeenCalled();
    expect(await one.state.get(["ended:session"])).toEqual(["1"]);
    expect(await one.state.add("login:budi", 1, 60_000)).toMatchObject({ count: 1 });
    expect(await one.state.add("login:budi", 1, 60_000)).toMatchObject({ count: 2 });
    expect(await Promise.all([one, other].map(({ state }) => state.claim("lease:x", "me", 1_000)))).toEqual([
      true,
      true,
    ]);
    await one.state.publish("news", "heard here");
    expect(one.heard).toEqual(["heard here"]);

    if (how === "dead") await server.start();
    else server.signal("SIGCONT");
    await together(one, other);
    await vi.waitFor(async () => expect(await other.state.get(["ended:session"])).toEqual(["1"]), PATIENCE);
    await vi.waitFor(async () => {
      await one.state.publish("news", "heard there");
      expect(other.heard).toContain("heard there");
    }, PATIENCE);
  });

  it.each([
    ["full", "config set maxmemory 1", "config set maxmemory 0"],
    ["a replica", "replicaof 127.0.0.1 1", "replicaof no one"],
  ])("is done without while its server is %s and can only be read", async (_, refuse, accept) => {
    const [one, other] = [openProcess(server.url), openProcess(server.url)];
    await together(one, other);
    await server.order(refuse);

    await one.state.set("draft:budi", "typed", 60_000);
    expect(await one.state.get(["draft:budi"])).toEqual(["typed"]);
    one.answered.mockClear();
    await one.state.set("draft:budi", "typed more", 60_000);
    expect(await one.state.get(["draft:budi"])).toEqual(["typed more"]);
    await one.state.publish("news", "heard there");
    await vi.waitFor(() => expect(other.heard).toEqual(["heard there"]), PATIENCE);
    expect(one.answered).not.toHaveBeenCalled();

    await server.order(accept);
    await together(one, other);
    await vi.waitFor(async () => expect(await other.state.get(["draft:budi"])).toEqual(["typed more"]), PATIENCE);
  });

  it("is waited for at the start, and done without where nothing is there", async () => {
    const here = openProcess(server.url);
    await here.state.set("test:first", "kept", 60_000);
    expect(here.failed).not.toHaveBeenCalled();
    const nowhere = openProcess("redis://127.0.0.1:1");
    await nowhere.state.set("test:first", "own", 60_000);
    expect(await nowhere.state.get(["test:first"])).toEqual(["own"]);
    expect(nowhere.failed).toHaveBeenCalled();
  });

  it("leaves what only one may to another process soon after the holder has died", async () => {
    const holders = new Set<string>();
    const open = (name: string) => {
      const process = openProcess(server.url);
      holdLease(process.state, "socket", { won: () => holders.add(name), lost: () => holders.delete(name) }, 300);
    };
    open("first");
    await vi.waitFor(() => expect([...holders]).toEqual(["first"]), PATIENCE);
    open("second");
    opened[0]?.close();
    holders.delete("first");
    await vi.waitFor(() => expect(holders).toContain("second"), PATIENCE);
  });
});
