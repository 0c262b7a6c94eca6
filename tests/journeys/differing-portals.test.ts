import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, Person } from "../support/person.ts";
import { noRedis, type RedisServer, startRedis } from "../support/redis-server.ts";
import { at, type SeveralPortals, startPortals } from "../support/several-portals.ts";

const FIVE_MINUTES_MS = 5 * 60_000;
const FORM = "/admin/device/device-manufacture/form";

const clock = pathToFileURL(fileURLToPath(new URL("../support/shifted-clock.js", import.meta.url)));
const [before, after] = ["a secret until now that is long enough", "a secret from now on that is long enough"];

describe.skipIf(noRedis)(
  "two portals whose clocks are off by five minutes either way, while the secret is changed",
  () => {
    let redis: RedisServer;
    let site: SeveralPortals;
    beforeAll(async () => {
      redis = await startRedis();
      const settings = (secrets: string[], shift: number) => ({
        REDIS_URL: redis.url,
        LOG_LEVEL: "fatal",
        SESSION_SECRET: secrets.join(","),
        NODE_OPTIONS: `--import ${clock}`,
        CLOCK_SHIFT_MS: String(shift),
      });
      site = await startPortals([
        settings([before, after], FIVE_MINUTES_MS),
        settings([after, before], -FIVE_MINUTES_MS),
      ]);
    });
    afterAll(async () => {
      await site.stop();
      await redis.kill();
    });

    test.each([
      [0, 1],
      [1, 0],
    ])("who signs in at portal %i works on at portal %i, with what was begun", async (here, there) => {
      const guest = await at(here, new Person(site.url)).open("/admin/login");
      await guest.press("Log in", { Username: "noc", Password: PASSWORD });
      await guest.post(`/session/form-draft?of=${encodeURIComponent(FORM)}`, { manufacture: `Sinar ${here}` });
      const person = await at(there, guest).open(FORM);
      expect(person.document.querySelector("input[name=manufacture]")?.getAttribute("value")).toBe(`Sinar ${here}`);
      await person.press("Submit");
      expect(person.path).toMatch(/^\/admin\/device\/device-manufacture(\?|$)/);
      const back = await at(here, person).open("/admin/dashboard");
      expect(back.status).toBe(200);
      await back.press("Logout");
      expect((await person.open("/admin/dashboard")).status).toBe(401);
    });
  },
);
