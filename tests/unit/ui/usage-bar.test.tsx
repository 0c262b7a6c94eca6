import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "~/language/context";
import type { Language } from "~/language/language";
import { LabelledUsage, UsageBar, UsageCell, usageLook } from "~/ui/usage-bar";
import { ActiveBadge } from "~/ui/status";

const shown = (element: React.ReactElement, language: Language = "en") =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);

const words = (markup: string) => markup.replace(/<[^>]*>/g, "");

test.each([
  [74, 100, "bar-normal", undefined],
  [75, 100, "bar-high", "high"],
  [89.9, 100, "bar-high", "high"],
  [90, 100, "bar-full", "full"],
  [120, 100, "bar-full", "full"],
])("%d of %d is %s", (used, total, level, sign) => {
  const bar = shown(<UsageBar label="Weight" used={used} total={total} unit="Kg" />);
  expect(bar).toContain(`class="bar ${level}"`);
  expect(words(bar)).toBe(`Weight ${used} / 100 Kg ${sign ? `${sign} ` : ""}${Math.round(used)}%`);
});

test("100% is full", () => {
  const percents = [1120, 1125, 1128, 1130].map((used) =>
    words(shown(<UsageCell used={used} total={1128} unit="U" />)).slice(-4),
  );
  expect(percents).toEqual([" 99%", " 99%", "100%", "100%"]);
});

test("what waits counts to the percent and is drawn apart", () => {
  const bar = shown(<UsageBar label="Space" used={28} waiting={3} total={42} unit="U" note="14 U free" large />);
  expect(words(bar)).toBe("Space 25 + 3 / 42 U 67% 14 U free");
  expect(bar).toContain('class="bar bar-normal bar-large"');
  expect(bar.match(/inline-size:[\d.]+%/g)).toEqual(["inline-size:59.5%", "inline-size:7.1%"]);
});

test("in a list what waits is told and striped as a part of what is used", () => {
  const usage = { used: 18, waiting: 4, total: 42, unit: "U" };
  expect(words(shown(<UsageCell {...usage} />))).toBe("14\u2009+\u20094 / 42 U 43%");
  expect(usageLook(usage).style).toEqual({ "--used": "33%", "--waiting": "43%" });
  expect(words(shown(<UsageCell {...usage} waiting={0} />))).toBe("18 / 42 U 43%");
  expect(usageLook({ ...usage, waiting: 0 }).style).toEqual({ "--used": "43%" });
  expect(words(shown(<UsageCell {...usage} used={2} />))).toBe("0\u2009+\u20092 / 42 U 5%");
});

test("whatever is used of nothing is all of it, and no bar is longer than its track", () => {
  const ofNothing = [0, 3].map((used) => words(shown(<UsageBar label="Power" used={used} total={0} unit="A" />)));
  expect(ofNothing).toEqual(["Power 0 / 0 A 0%", "Power 3 / 0 A full 100%"]);
  expect(shown(<UsageBar label="Power" used={50} total={32} unit="A" />)).toContain("inline-size:100%");
});

test.each([
  [null, 600],
  [300, null],
])("%j of %j is not told: a dash under its name, no bar", (used, total) =>
  expect(words(shown(<LabelledUsage label="Weight" used={used} total={total} unit="Kg" />))).toBe("Weight–"),
);

test("numbers are written as the language does", () => {
  expect(words(shown(<UsageBar label="Daya" used={1846.5} total={3200} unit="A" />, "id"))).toContain(
    "1.846,5 / 3.200 A",
  );
});

test.each([
  [true, "Active", "green"],
  [false, "Non Active", "gray"],
])("a record of which it is %s that it is in use is %s in %s", (isActive, word, tone) => {
  const badge = shown(<ActiveBadge isActive={isActive} />);
  expect(words(badge)).toBe(word);
  expect(badge).toContain(`status-${tone}`);
});
