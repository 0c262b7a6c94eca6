import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Folded } from "~/features/configuration/folded";
import { newRows } from "~/features/configuration/follow";
import { entryName, levelStyle } from "~/features/configuration/log-columns";
import { loader as logs } from "~/features/configuration/logs.route";
import { loader as activity } from "~/features/configuration/user-activity.route";
import { translator } from "~/language/language";
import { errorPage } from "~/session/error-pages.server";
import { forgetIdleLimit, idleMinutes } from "~/session/idle-limit.server";
import type { Provider } from "~/provider/index.server";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireAdmin.mockReset());

const entries = Array.from({ length: 50_000 }, (_, at) => ({ id: at + 1, level: "INFO", message: `m${at}` }));

describe("a log", () => {
  test("of 50,000 entries is asked for one page, newest first", async () => {
    const { provider, calls } = fakeProvider({ records: { systemlogs: entries } });
    const { context } = fakeContext("/admin/configuration/logs?level=ERROR&start_date=2026-11-01", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    const { rows, count } = await logs(argsAt(context));
    expect([rows.length, count]).toEqual([10, 50_000]);
    expect(calls).toEqual([
      {
        call: "list",
        path: "systemlogs",
        given: {
          level: "ERROR",
          start_date: "2026-11-01",
          end_date: "",
          search: "",
          ordering: "-created_at",
          limit: 10,
          offset: 0,
        },
      },
    ]);
  });

  test("of people's activity is shown also to who may not see the accounts", async () => {
    const { provider } = fakeProvider({
      records: { loguseractivity: [{ id: 1, user_name: "Rizky", action: "login" }] },
    });
    const list = provider.list.bind(provider);
    vi.spyOn(provider, "list").mockImplementation((family, row, query) => {
      if (family === "user") throw errorPage({ kind: "refused" }, 403);
      return list(family, row, query);
    });
    const { context } = fakeContext("/admin/configuration/log-activity-user", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    const { rows, choices } = await activity(argsAt(context));
    expect([rows[0]?.personName, choices.user?.choices]).toEqual(["Rizky", []]);
  });

  test("of people's activity tells whether it has other people's too, by their names", async () => {
    const user = ["Rizky", "Maria"].map((name, at) => ({ id: at + 1, first_name: name }));
    const ignored = async (names: string[]) => {
      const loguseractivity = names.map((name, at) => ({ id: at + 1, user_name: name }));
      const { provider } = fakeProvider({ records: { loguseractivity, user } });
      const { context } = fakeContext("/admin/configuration/log-activity-user?user=2", { provider });
      guard.requireAdmin.mockResolvedValue(context);
      return (await activity(argsAt(context))).ignored;
    };
    // A user name, as another provider may send, says nothing.
    expect(await ignored(["Maria", "maria.s"])).toEqual([]);
    expect(await ignored(["Maria", "Rizky"])).toEqual(["user"]);
  });

  test("of people's activity is exported in the words of the screen", async () => {
    const loguseractivity = ["app_cc", "lock"].map((action, at) => ({ id: at + 1, user_name: "Rizky", action }));
    const { provider } = fakeProvider({ records: { loguseractivity } });
    const { context, done } = fakeContext("/admin/configuration/log-activity-user?export=csv", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    await activity(argsAt(context));
    const [, ...lines] = (await done.file?.text())?.split("\r\n") ?? [];
    expect(lines).toEqual([",Rizky,Approve (destination),,", ",Rizky,lock,,", ""]);
  });

  test("is exported with its levels in words, in the reader's language", async () => {
    const systemlogs = ["WARNING", "FATAL"].map((level, at) => ({ id: at + 1, level, source: "mail", message: "m" }));
    const { provider } = fakeProvider({ records: { systemlogs } });
    const { context, done } = fakeContext("/admin/configuration/logs?export=csv", { provider, language: "id" });
    guard.requireAdmin.mockResolvedValue(context);
    await logs(argsAt(context));
    const [, ...lines] = (await done.file?.text())?.split("\r\n") ?? [];
    expect(lines).toEqual([",Peringatan,mail,m", ",FATAL,mail,m", ""]);
  });

  test("has entries that are told apart by their time where they say the same", () => {
    const at = (hour: number) => ({ createdAt: `2026-11-29T0${hour}:00:00Z` });
    const [first, second] = [1, 2].map((hour) => entryName(at(hour), translator("id"), "cron", "", "18 records"));
    expect([first, second]).toEqual([
      "29-November-2026, 08:00 WIB, cron: 18 records",
      "29-November-2026, 09:00 WIB, cron: 18 records",
    ]);
  });

  test("shows a level that it does not know as it came", () => {
    expect(levelStyle("error")).toMatchObject({ tone: "red" });
    expect(levelStyle("FATAL")).toMatchObject({ word: { en: "FATAL" }, tone: "gray" });
  });

  test("folds a long message and nothing else", () => {
    expect(renderToString(<Folded text="short" />)).toBe("short");
    const long = `${"a word ".repeat(40)}end`;
    const html = renderToString(<Folded text={long} />);
    expect(html).toMatch(/^<details><summary>.*a …<\/summary>/);
    expect(html).toContain(long);
    expect(renderToString(<Folded text={`-${"🏢".repeat(80)}`} />)).not.toMatch(/\p{Surrogate}/u);
  });

  test("counts what is new in it", () => {
    const rows = (...ids: number[]) => ({ rows: ids.map((id) => ({ id })) });
    expect(newRows(rows(5, 4, 3), rows(3, 2, 1))).toBe(2);
    expect(newRows(rows(3, 2), rows(3, 2, 1))).toBe(0);
  });
});

test("a changed idle limit counts from the next request on", async () => {
  let value = 30;
  const provider = { read: () => Promise.resolve({ value }) } as unknown as Provider;
  await forgetIdleLimit();
  expect(await idleMinutes(provider)).toBe(30);
  value = 5;
  expect(await idleMinutes(provider)).toBe(30);
  await forgetIdleLimit();
  expect(await idleMinutes(provider)).toBe(5);
});
