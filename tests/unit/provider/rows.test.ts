import { expect, test } from "vitest";
import { z } from "zod";
import { signedMediaPath } from "~/provider/media-signature.server";
import {
  reference,
  choices,
  day,
  countText,
  decimal,
  filePath,
  flag,
  id,
  listOf,
  mediaPath,
  moment,
  names,
  sessionUser,
  shownReference,
  sum,
  text,
} from "~/provider/rows.server";

test.each([
  [text, "a", "a"],
  [text, 12, "12"],
  [text, null, ""],
  [text, "PT \u202eARUK\u2066", "PT ARUK"],
  [text, "PT\u0000 Rimba\u001b\n\tLantai 2", "PT Rimba\n\tLantai 2"],
  [decimal, "12.50", 12.5],
  [decimal, 0, 0],
  [decimal, "", null],
  [decimal, null, null],
  [decimal, "n/a", null],
  [decimal, { total: 2 }, null],
  [sum, [1], null],
  [flag, {}, false],
  [moment, {}, null],
  [text, "\u200b \u2060\ufeff", ""],
  [text, "a\u200db ", "a\u200db "],
  [countText, "4.00", "4"],
  [countText, 4, "4"],
  [countText, null, ""],
  [countText, "A-4", "A-4"],
  [sum, "12.50", 12.5],
  [sum, null, 0],
  [sum, undefined, null],
  [flag, "Y", true],
  [flag, "N", false],
  [flag, true, true],
  [flag, 1, true],
  [flag, "True", true],
  [flag, "t", true],
  [flag, "on", true],
  [flag, "f", false],
  [flag, "0", false],
  [flag, null, false],
  [id, 7, 7],
  [id, "7", 7],
  [reference, 7, 7],
  [reference, "7", 7],
  [reference, { id: 7, name: "MKS-A01" }, 7],
  [reference, "http://10.0.0.5:8000/api/racks/7/", 7],
  [shownReference, "7", 7],
  [shownReference, "Gedung Cyber 1", null],
  [reference, "", null],
  [listOf(id), [1, null, 2], [1, 2]],
  [reference, null, null],
  [choices, [1, "2", { id: 3, name: "x" }], [1, 2, 3]],
  [choices, null, []],
  [names, ["a", null, "b"], ["a", "b"]],
  [names, "NOC", ["NOC"]],
  [names, null, []],
  [moment, "2026-11-20T09:15:00.123456+07:00", "2026-11-20T02:15:00.123Z"],
  [moment, "2026-11-20T09:15:00+0700", "2026-11-20T02:15:00.000Z"],
  [moment, "2026-11-20 09:15:00.123456+07", "2026-11-20T02:15:00.123Z"],
  [moment, "2026-11-20T09:15:00z", "2026-11-20T09:15:00.000Z"],
  [moment, "2026-11-20 09:15:00.123456", "2026-11-20T02:15:00.123Z"],
  [moment, "2026-11-20T09:15", "2026-11-20T02:15:00.000Z"],
  [moment, "2026-11-20", "2026-11-19T17:00:00.000Z"],
  [moment, "2026-13-40T09:15:00Z", null],
  [moment, "yesterday", null],
  [moment, "", null],
  [day, "2026-11-20", "2026-11-20"],
  [day, "2026-11-20T23:15:00Z", "2026-11-21"],
  [day, "2026-11-20T23:15:00", "2026-11-20"],
  [day, null, null],
  [filePath, "x.png", "x.png"],
  [filePath, "sites/a b.png", "sites/a%20b.png"],
  [filePath, "/media/sites/a%20b.png", "sites/a%20b.png"],
  [filePath, "http://10.0.0.5:8000/media/x.png?v=1", "x.png"],
  [filePath, "https://example.net/x.png", null],
  [filePath, "/static/x.png", null],
  [filePath, "../x.png", null],
  [filePath, "", null],
  [filePath, null, null],
] as [z.ZodType, unknown, unknown][])("case %#: %s reads %j as %j", (piece, value, expected) => {
  expect(piece.parse(value)).toEqual(expected);
});

test("missing keys read as null does, unknown keys are dropped", () => {
  const row = z.object({
    id,
    text,
    decimal,
    sum,
    flag,
    reference,
    choices,
    moment,
    day,
    mediaPath,
    list: listOf(text),
  });
  const nothing = {
    text: "",
    decimal: null,
    sum: null,
    flag: false,
    reference: null,
    choices: [],
    moment: null,
    day: null,
    mediaPath: null,
    list: [],
  };
  expect(row.parse({ id: 1, unknown: 2 })).toEqual({ id: 1, ...nothing });
});

test("a picture's path is signed, a file's never", () => {
  const row = z.object({ image: mediaPath, attachment: filePath });
  const { image, attachment } = row.parse({ image: "http://inner/media/a b.png", attachment: "/media/a b.pdf" });
  expect(image).toBe(signedMediaPath("a%20b.png"));
  expect(attachment).toBe("a%20b.pdf");
  expect(row.parse({}).image).toBeNull();
  expect(row.parse({ attachment: "a%2Db%20c.pdf" }).attachment).toBe("a-b%20c.pdf");
});

test.each([
  [id, null],
  [id, "x"],
  [id, 1.5],
  [id, "9007199254740993"],
  [text, {}],
  [listOf(text), "x"],
] as [z.ZodType, unknown][])("case %#: another shape is not accepted", (piece, value) => {
  expect(piece.safeParse(value).success).toBe(false);
});

test("the session user needs an id only, and takes flags in any spelling", () => {
  expect(sessionUser.parse({ id: "7" })).toMatchObject({
    id: 7,
    isRegistered: false,
    tenant: null,
    permissions: [],
  });
  for (const yes of [1, "1", true]) {
    expect(sessionUser.parse({ id: 7, registered: yes, tenant_confirmation: yes, groups_name: null })).toMatchObject({
      isRegistered: true,
      isTenantConfirmed: true,
      groups: [],
    });
  }
  expect(sessionUser.parse({ id: 7, phone: "null", identity_no: "null" })).toMatchObject({
    phone: "",
    identityNumber: "",
  });
  expect(sessionUser.safeParse({ first_name: "Sari" }).success).toBe(false);
  expect(sessionUser.parse({ id: 7, username: "sari", first_name: "" })).toMatchObject({ name: "sari" });
});
