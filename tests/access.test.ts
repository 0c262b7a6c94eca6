import { beforeAll, describe, expect, test } from "vitest";
import { base, portal } from "./support/own-portal.ts";
import { numbersOnlyInScripts, personalData } from "./support/personal-data.ts";
import { Person, signIn } from "./support/person.ts";
import { publicPaths, verificationPaths } from "./support/other-paths.ts";
import { type Screen, screens } from "./support/screens.ts";

/** What noclimited may see (provider contract §10). */
const limited = ["view_menu_admin", "view_dashboard_admin", "view_rack_type_admin"];

type Answer = string | number;

/** A kind of person and what each screen must answer: a status, or the path that it redirects to. */
interface Kind {
  name: string;
  enter(): Promise<Person>;
  expected(screen: Screen): Answer;
}

const turnedAway = ({ path }: Screen): Answer => (path === "/dashboard" ? "/admin/dashboard" : "/dashboard");

const kinds: Kind[] = [
  {
    name: "a guest",
    enter: () => Promise.resolve(new Person(base)),
    expected: ({ path, role }) => (path.startsWith("/admin") && role !== "tenant" ? "/admin/login" : "/login"),
  },
  {
    name: "an admin",
    enter: () => signIn(base, "noc", "admin"),
    expected: (screen) => (screen.role === "tenant" ? turnedAway(screen) : 200),
  },
  {
    name: "an admin without the permission",
    enter: () => signIn(base, "noclimited", "admin"),
    expected: (screen) => (screen.role !== "tenant" && limited.includes(screen.permission) ? 200 : turnedAway(screen)),
  },
  {
    name: "an unregistered admin",
    enter: () => signIn(base, "nocfresh", "admin"),
    expected: ({ path }) => (path === "/dashboard" ? "/admin/verification" : "/"),
  },
  {
    name: "a tenant",
    enter: () => signIn(base, "tenant1", "tenant"),
    expected: (screen) => (screen.role === "admin" ? "/dashboard" : 200),
  },
  {
    name: "a tenant not confirmed",
    enter: () => signIn(base, "tenant3", "tenant"),
    expected: (screen) => {
      if (screen.role === "admin") return "/dashboard";
      if (screen.confirmed) return "/";
      if (!screen.ofTenant1) return 200;
      return screen.path.includes("?chosen=") ? screen.path.replace(/\/(delete|several).*/, "") : 404;
    },
  },
  {
    name: "an unregistered tenant",
    enter: () => signIn(base, "tenantfresh", "tenant"),
    expected: ({ path }) => (path === "/dashboard" ? "/verification" : "/"),
  },
];

const answerOf = ({ status, headers }: Person): Answer =>
  status >= 300 && status < 400 ? new URL(headers.get("Location") ?? "", base).pathname : status;

const numbers = personalData(portal.dataDir);

describe.each(kinds)("$name", ({ enter, expected }) => {
  let person: Person;
  beforeAll(async () => {
    person = await enter();
  });

  test.each(screens)("$path", async (screen) => {
    const answer = expected(screen);
    expect(answerOf(await person.visit(screen.path))).toBe(answer);
    expect(numbersOnlyInScripts(person.body, numbers), "known to the page, but not shown").toEqual([]);
    // Somebody who may not open a screen may not send its form either; some have none.
    if (typeof answer === "string") expect([answer, 405]).toContain(answerOf(await person.postEmptyForm(screen.path)));
  });

  test("never ends in a redirect loop on any screen", async () => {
    const ledTo = screens.map(expected).filter((answer) => typeof answer === "string");
    for (const path of new Set([...ledTo, "/", "/admin", "/dashboard"])) {
      expect((await person.open(path)).status, path).toBe(200);
    }
  });
});

test.each(publicPaths)("everybody may open %s", async (path) => {
  expect((await new Person(base).visit(path)).status).toBe(200);
});

test.each(verificationPaths)("%s is only for people who are not verified", async (path) => {
  const side = path.startsWith("/admin") ? "admin" : "tenant";
  expect(answerOf(await (await signIn(base, side === "admin" ? "nocfresh" : "tenantfresh", side)).visit(path))).toBe(
    200,
  );
  expect(answerOf(await (await signIn(base, side === "admin" ? "noc" : "tenant1", side)).visit(path))).toBe("/");
  expect(answerOf(await new Person(base).visit(path))).toBe(side === "admin" ? "/admin/login" : "/login");
});

test("numbers of people in a page's scripts alone are seen", () => {
  const page = '<p>+62 812 5550 0211</p><script>["6281255500211","3171041023758011"]</script>';
  expect(numbersOnlyInScripts(page, ["6281255500211", "3171041023758011", "62811"])).toEqual(["3171041023758011"]);
  expect(numbers.length).toBeGreaterThan(20);
});

test('any other path is answered by a "not found" page, with the menu of whoever is signed in', async () => {
  const tenant = await signIn(base, "tenant1", "tenant");
  for (const path of ["/nothing-here", "/admin/nothing-here"]) {
    const guest = new Person(base);
    expect((await guest.visit(path)).status).toBe(404);
    for (const person of [guest, tenant]) {
      await person.open(path);
      expect([person.status, person.heading]).toEqual([404, "Page not found"]);
      const menu = person.document.querySelectorAll("nav a").map((link) => link.getAttribute("href"));
      expect(menu.includes("/datacenter/myrack")).toBe(person === tenant);
    }
  }
});
