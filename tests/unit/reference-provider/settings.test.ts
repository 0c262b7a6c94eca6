import { expect, test } from "vitest";
import { BadSettings, readSettings, settingNames } from "../../../server/reference-provider/settings.ts";

/** Invalid values of all settings except those that accept any text; data-dir.test.ts has an invalid DATA_DIR. */
const bad: Record<string, string[]> = {
  PORT: ["http", "70000", "-1", "80.5"],
  LOG_LEVEL: ["loud"],
  PROVIDER_FAULTS: ["yes"],
  DEMO_SIZE: ["huge"],
  SMTP_URL: ["mail.example.net", "http://mail.example.net"],
  PORTAL_ORIGIN: ["portal.example.net", "ftp://portal.example.net"],
  ACCESS_TOKEN_LIFE: ["0"],
  REFRESH_TOKEN_LIFE: ["-1"],
  REFRESH_GRACE: ["10s", "Infinity"],
  CHALLENGE_LIFE: ["soon"],
  LOGIN_FAILURES: ["0", "1.5"],
  LOGIN_WINDOW: ["0"],
};
const anyText = ["HOST", "DATA_DIR"];

test("every setting has bad values here, or takes any text", () => {
  expect([...Object.keys(bad), ...anyText].sort()).toEqual([...settingNames].sort());
});

test.each(Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  "a bad %s (%s) is named in one line",
  (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(BadSettings);
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^The demo cannot start: ${name} must be [^\\n;]+$`),
    );
  },
);

test("an empty or blank one is as one that is not given, and all that is bad is named at once", () => {
  expect(readSettings(Object.fromEntries(settingNames.map((name) => [name, " "])))).toEqual(readSettings({}));
  expect(() => readSettings({ DEMO_SIZE: "huge", PROVIDER_FAULTS: "2" })).toThrow(
    "The demo cannot start: PROVIDER_FAULTS must be 1 or 0; DEMO_SIZE must be small or large",
  );
});
