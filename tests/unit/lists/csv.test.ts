import { describe, expect, it } from "vitest";
import { csvLine, csvResponse } from "~/lists/csv.server";

describe("csvLine", () => {
  it("quotes what would break the line", () => {
    expect(csvLine(["a,b", 'say "x"', "two\nlines", "plain", null, 1.5], ",")).toBe(
      '"a,b","say ""x""","two\nlines",plain,,1.5\r\n',
    );
    expect(csvLine(["a,b", "a;b"], ";")).toBe('a,b;"a;b"\r\n');
  });

  it("writes decimals as the spreadsheets do that need semicolons", () => {
    expect(csvLine([1.5, -1200, "1.5"], ";")).toBe("1,5;-1200;1.5\r\n");
  });

  it.each(["=1+1", "+62 21 555", "-2+3", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1+1"])(
    "makes text of the formula %j",
    (formula) => {
      expect(csvLine([formula], ",").replaceAll('"', "")).toBe(`'${formula}\r\n`);
    },
  );

  it("makes none either where a spreadsheet splits lines at the other separator", () => {
    expect(csvLine(["a;=1+1", "b\n@SUM(A1)"], ",")).toBe('a; =1+1,"b\n @SUM(A1)"\r\n');
    expect(csvLine(["a,-2+3", "a, b-c"], ";")).toBe("a, -2+3;a, b-c\r\n");
  });

  it("leaves negative numbers numbers, and decimals as they were entered", () => {
    expect(csvLine([-6.2, 32 - 18.6], ",")).toBe("-6.2,13.4\r\n");
    expect(csvLine([32 - 18.6], ";")).toBe("13,4\r\n");
  });
});

describe("csvResponse", () => {
  it("is a UTF-8 download with a byte order mark, page after page", async () => {
    async function* pages() {
      yield [["Rak"], ["é"]];
      yield [["=x"]];
    }
    const response = csvResponse({ name: "rack-list", title: "Rack List", head: ["Rack Code"], pages: pages() }, ",");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="rack-list.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    expect(bytes.subarray(3).toString()).toBe("Rack Code\r\nRak\r\né\r\n'=x\r\n");
  });

  it("reads no further page once the browser has left", async () => {
    let read = 0;
    async function* pages() {
      for (;;) yield [[read++]];
    }
    const { body } = csvResponse({ name: "x", title: "X", head: ["n"], pages: pages() }, ",");
    await body?.cancel();
    expect(read).toBeLessThan(3);
  });
});
