import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { fieldsOf, isCronField, isLate, readSchedule } from "~/features/configuration/cron.server";
import { periodicTaskRow } from "~/features/configuration/rows.server";
import { taskForm, updateTask, withSchedule } from "~/features/configuration/task-rules.server";
import { translator } from "~/language/language";
import { fakeProvider } from "../crud/support";

/** A Friday. */
const now = new Date("2026-11-20T10:00:00+07:00");
const wib = (times: string[] = []) => times.map((time) => new Date(Date.parse(time) + 7 * 3_600_000).toISOString());

describe("a schedule", () => {
  test("is told in words of both languages, with its next three runs by the clock of Jakarta", () => {
    expect(readSchedule("0 3 * * 0", "en", now)?.words).toBe("At 03:00, only on Sunday");
    expect(readSchedule("0 3 * * 0", "id", now)?.words).toBe("Pukul 03:00, hanya hari Minggu");
    expect(readSchedule("15 3 1 */2 *", "id", now)?.words).toBe("Pukul 03:15, tanggal 1, setiap 2 bulan");
    expect(wib(readSchedule("0 3 * * 0", "en", now)?.next)).toEqual([
      "2026-11-22T03:00:00.000Z",
      "2026-11-29T03:00:00.000Z",
      "2026-12-06T03:00:00.000Z",
    ]);
    expect(wib(readSchedule("0 0 29 2 *", "en", now)?.next)[0]).toBe("2028-02-29T00:00:00.000Z");
  });

  test.each(["0 0 31 2 *", "0 0 31 4,6,9,11 *", "* * * *", "* * * * * *", "60 * * * *", "@daily", "", "every day"])(
    "is none: %j",
    (crontab) => expect(readSchedule(crontab, "en", now)).toBeNull(),
  );

  test("is late if its time has passed without a run", () => {
    const late = (crontab: string, lastRun: string | null) => isLate(crontab, lastRun, now);
    expect(late("0 9 * * *", "2026-11-20T09:00:03+07:00")).toBe(false);
    expect(late("0 9 * * *", "2026-11-19T09:00:03+07:00")).toBe(true);
    // It may still be running.
    expect(late("58 9 * * *", "2026-11-19T09:58:00+07:00")).toBe(false);
    expect(late("0 9 * * *", null)).toBe(false);
    expect(late("0 0 31 2 *", "2020-01-01T00:00:00Z")).toBe(false);
  });

  test("stands beside its task in the reader's language; one that is disabled is never late", () => {
    const task = (enabled: boolean) =>
      periodicTaskRow.parse({ id: 1, name: "x", crontab: "0 9 * * *", enabled, last_run_at: "2026-11-01T00:00:00Z" });
    const complete = withSchedule({ language: "id" }, now);
    expect(complete(task(true))).toMatchObject({ isLate: true, schedule: { words: "Pukul 09:00" } });
    expect(complete(task(false))).toMatchObject({ isLate: false });
    expect(complete(periodicTaskRow.parse({ id: 1 }))).toMatchObject({ isLate: false, schedule: null });
  });
});

describe("the form of a cronjob", () => {
  const answered = async (fields: Record<string, string>) => {
    const form = new FormData();
    const sent = { ...fieldsOf("0 3 * * 1"), enabled: "true", ...fields };
    for (const [name, value] of Object.entries(sent)) form.append(name, value);
    const submission = await parseWithZod(form, { schema: taskForm(translator("en")), async: true });
    return submission.status === "success" ? submission.value : submission.error;
  };

  test("makes one crontab of its five fields", async () => {
    expect(await answered({ minute: "*/15", day: "1,15" })).toEqual({
      crontab: "*/15 3 1,15 * 1",
      isEnabled: true,
      preview: false,
    });
  });

  test("tells which field cannot be read, and a schedule that never runs", async () => {
    expect(await answered({ hour: "24", month: "JAN", weekday: "" })).toEqual({
      hour: ["Hour takes numbers in its range, with * , - and /"],
      month: ["Month takes numbers in its range, with * , - and /"],
      weekday: ["Weekday is required"],
    });
    expect(await answered({ day: "31", month: "2", weekday: "*" })).toEqual({
      day: ["With these days and months it would never run"],
    });
  });

  test.each([
    ["minute", "*/5", true],
    ["minute", "0 5", false],
    ["hour", "9-17", true],
    ["hour", "17-9", false],
    ["day", "0", false],
    ["weekday", "7", true],
    ["weekday", "8", false],
    ["month", "L", false],
  ] as const)("%s may be %j: %s", (field, text, may) => expect(isCronField(field, text)).toBe(may));
});

test("a job of which the answer tells only the id is not told as disabled before it is", async () => {
  const task = { id: 1, name: "clean", task: "logs", crontab: "0 3 * * *", enabled: true };
  const { provider } = fakeProvider({ records: { periodictask: [task] }, answer: { id: 1, message: "OK" } });
  const before = periodicTaskRow.parse(task);
  expect((await updateTask(provider, before, { isEnabled: false })).en).toContain("does not show it yet");
  expect((await updateTask(provider, before, { isEnabled: true })).en).toContain("has been updated");
});
