import { data } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuseOutdated, seenOf } from "~/crud/edit-checks.server";
import { action as cableType } from "~/features/interconnections/cable-type.route";
import { action as city } from "~/features/organization/sites/city.route";
import { action as rackList } from "~/features/racks/rack-list.route";
import { action as service } from "~/features/services/service-list.route";
import type { FormRefusal } from "~/forms/form-refusal";
import { inPageLanguage } from "~/forms/standard-messages";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import { mediaPath } from "~/provider/rows.server";
import type { Section } from "~/crud/form-fields";
import { posting, rack } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
const post = posting(guard.requireRole);

const label = { en: "Type", id: "Tipe" };
const sections: readonly Section[] = [
  { title: label, fields: ["type", "des"].map((name) => ({ as: "text", name, label }) as const) },
];
const url = "/admin/interconnection/cable-type/form/7";
const opened = { id: 7, type: "UTP", des: "Copper" };
const seen = seenOf(sections, opened);

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = new File([Buffer.from(pixel, "base64")], "a.png", { type: "image/png" });

describe("a record that somebody else has changed since its form was opened", () => {
  const now = { ...opened, des: "Copper, 8 wires" };
  const edit = (fields: Record<string, string>, record: object = now) =>
    post(cableType, url, { type: "UTP6", des: "Copper", ...fields }, { records: { circuittype: [record] } });

  it("is told with what it is now; nothing is saved, nothing typed is lost", async () => {
    const { status, body, calls } = await edit({ seen });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      values: { type: ["UTP6"], des: ["Copper"] },
      errors: { des: ["Changed meanwhile to: Copper, 8 wires"] },
      title: "This record has been changed meanwhile. Send the form again to save it as it stands here.",
    });
    expect(body.problems.map(({ field }) => field)).toEqual(["des"]);
    expect(calls.filter(({ call }) => call === "update")).toEqual([]);
  });

  it("is saved as it stands once that was told: the form says what it has seen by then", async () => {
    const { body } = await edit({ seen });
    expect(body.values).not.toHaveProperty("seen");
    const page = body.page as { state: { seen: string } };
    expect(page.state.seen).toBe(seenOf(sections, now));
    expect((await edit({ seen: page.state.seen })).status).toBe(303);
  });

  it("is no conflict where both have changed it alike, or nothing was changed", async () => {
    expect((await edit({ seen, des: "Copper, 8 wires" })).status).toBe(303);
    expect((await edit({ seen }, opened)).status).toBe(303);
    expect(
      (await edit({ seen: seenOf(sections, { ...opened, des: "a\nb" }), des: "c" }, { ...opened, des: "a\r\nb" }))
        .status,
    ).toBe(303);
  });

  it("is told with what else is wrong with the form, whose rules may depend on the record", async () => {
    const { status, body } = await edit({ seen, type: "" });
    expect(status).toBe(409);
    expect(body.errors).toEqual({ des: ["Changed meanwhile to: Copper, 8 wires"], type: ["Cable Type is required"] });
    expect(body.problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "des: Description: Changed meanwhile to: Copper, 8 wires",
      "type: Cable Type is required",
    ]);
  });

  it("is told of a picture to whoever replaces it", async () => {
    const form = "/admin/organization/city/form/7";
    const shows = (image: string) => ({ records: { cities: [{ id: 7, cityname: "Medan", image }] } });
    const seenPicture = seenOf([{ title: label, fields: [{ as: "image", name: "image", label }] }], {
      image: mediaPath.parse("old.png"),
    });
    const fields = { cityname: "Medan", seen: seenPicture };
    const replaced = await post(city, form, { ...fields, image: picture }, shows("new.png"));
    expect([replaced.status, replaced.body.errors]).toEqual([409, { image: ["Changed meanwhile"] }]);
    expect((await post(city, form, { ...fields, image: picture }, shows("old.png"))).status).toBe(303);
    expect((await post(city, form, { ...fields, image: new File([], "") }, shows("new.png"))).status).toBe(303);
  });

  it("is told of several choices by those that differ, in whichever order they are listed", async () => {
    const options = ["a", "b", "c", "d"].map((value) => ({ value, label: { en: value.toUpperCase(), id: value } }));
    const ofSeveral: readonly Section[] = [
      { title: label, fields: [{ as: "choices", name: "of", label, options, several: true }] },
    ];
    const told = async (held: string[], typed: string[]) => {
      const form = new FormData();
      form.set("seen", seenOf(ofSeveral, { of: ["b", "a"] }));
      for (const one of typed) form.append("of", one);
      try {
        await refuseOutdated(ofSeveral, { of: held }, form, { t: translator("en") });
      } catch (refusal) {
        return (refusal as FormRefusal).fields.of?.message;
      }
    };
    expect(await told(["b", "c"], ["a", "b", "d"])).toBe("Changed meanwhile. It differs from this form in: A, C, D");
    expect([await told(["a", "b"], ["a"]), await told(["c", "b"], ["b", "c"])]).toEqual([undefined, undefined]);
  });

  it("is not looked for in a form that does not say what it has seen", async () =>
    expect((await edit({})).status).toBe(303));
});

describe("a record that is gone when its form is sent", () => {
  const gone = data({ kind: "missing" }, 404);

  it.each([
    ["before", { records: { circuittype: [] } }, 400, /^This record is not there any more, so nothing was saved\./],
    [
      "meanwhile",
      {
        records: { circuittype: [opened] },
        refuse: () => {
          throw gone;
        },
      },
      404,
      /not there any more/,
    ],
  ] satisfies [string, Parameters<typeof post>[3], number, RegExp][])(
    "is told (%s), and what was typed stays in its form",
    async (_, fake, status, told) => {
      const { body, ...answer } = await post(cableType, url, { type: "UTP6", des: "Typed at length", seen }, fake);
      expect(answer.status).toBe(status);
      expect(body.values).toMatchObject({ type: ["UTP6"], des: ["Typed at length"] });
      expect(body.problems).toEqual([{ message: expect.stringMatching(told) }]);
      expect(body.page).toMatchObject({ state: { values: { des: ["Typed at length"] } } });
    },
  );
});

describe("a choice that was made among others than the form shows now", () => {
  const fields = {
    tenant: "2",
    service: "1",
    rack: "5",
    status: "A",
    detail_service: "1",
    ampere: "16",
    "tenant-shown": "1",
  };
  const send = (changes: Record<string, string>, racks: object[] = []) =>
    post(service, "/admin/service/service-list/form", { ...fields, ...changes }, { records: { racks } });

  it("is asked for again, and nothing is sent", async () => {
    const { status, body, calls } = await send({});
    expect(status).toBe(409);
    expect(body.errors).toEqual({ rack: ["Choose again: the choices have changed"] });
    expect(body.problems).toEqual([{ field: "rack", message: "Rack: Choose again: the choices have changed" }]);
    expect(body.values).toMatchObject({ tenant: ["2"] });
    expect(body.values).not.toHaveProperty("rack");
    expect(calls.filter(({ call }) => call === "create")).toEqual([]);
  });

  it("is none where nothing is chosen, or the choices were those of what is chosen", async () => {
    expect((await send({ rack: "" })).status).toBe(303);
    expect((await send({ "tenant-shown": "2" })).status).toBe(303);
  });

  it("is sent if it fits: tenant and rack can be chosen in one go", async () => {
    const { status, calls } = await send({ "tenant-shown": "" }, [{ id: 5, rack_name: "JKT1-A-01" }]);
    expect(status).toBe(303);
    expect(calls[0]).toMatchObject({ call: "list", path: "racks", given: { tenant_id: "2" } });
    expect(calls.at(-1)).toMatchObject({ call: "create", given: { tenant: "2", rack: "5" } });
  });

  it("is asked for again if the provider lists it although it is another tenant's", async () => {
    const { status, body } = await send({}, [{ id: 5, rack_name: "JKT1-A-01", tenant: 1 }]);
    expect(status).toBe(409);
    expect(body.errors).toEqual({ rack: ["Choose again: the choices have changed"] });
  });
});

describe("a field that the provider has not saved", () => {
  const form = { ...rack, rackgroups: "4" };
  const create = (answer: object | undefined, stored: object) =>
    post(rackList, "/admin/rack/rack-list/form", form, { answer, records: { racks: [{ id: 9, ...stored }] } });
  const without = { ...rack, rackgroups: undefined };

  it("is named, once the record was looked at", async () =>
    expect((await create({ id: 9, ...without }, without)).done.toast).toBe(
      "Record data has been created. Not saved by the data service, or not shown yet: Group",
    ));

  it("is named after a change that is answered without the record", async () => {
    const change = (stored: object) =>
      post(rackList, "/admin/rack/rack-list/form/9", form, { records: { racks: [{ id: 9, ...stored }] } });
    expect((await change(without)).done.toast).toBe("Not saved by the data service, or not shown yet: Group");
    expect((await change(form)).done.toast).toBe("Record data has been updated");
  });

  it("is named if it is in the record as before, though another value was sent", async () => {
    const before = { id: 9, ...rack, weight: "120.50", remark: "Kept by the NOC" };
    const change = async (changes: object, answer?: object, stored: object = before) => {
      const fields = { ...rack, remark: before.remark, ...changes };
      const records = { racks: [{ ...before }] };
      const store = () => void (records.racks = [{ ...before, ...stored }]);
      const { done, calls } = await post(rackList, "/admin/rack/rack-list/form/9", fields, {
        answer,
        records,
        refuse: store,
      });
      return [done.toast, calls.filter(({ call, path }) => call === "read" && path === "racks/9").length];
    };
    const updated = "Record data has been updated";
    const [code, weight] = [{ rack_name: "JKT1-B-06" }, { weight: "130" }];
    expect(await change({ ...code, ...weight })).toEqual([
      "Not saved by the data service, or not shown yet: Rack Code, Weight of the rack",
      2,
    ]);
    expect(await change({ ...code, ...weight }, before, weight)).toEqual([
      `${updated}. Not saved by the data service, or not shown yet: Rack Code`,
      2,
    ]);
    expect(await change(code, { ...before, ...code, weight: undefined }, {})).toEqual([updated, 2]);
    expect(await change({ remark: "", mmr_rack: "N" })).toEqual([
      "Not saved by the data service, or not shown yet: MMR rack, Remark",
      2,
    ]);
    expect(await change({ ...code, remark: "" }, { ...before, ...code, remark: null })).toEqual([updated, 1]);
    expect(await change({ rack_name: "jkt1-b-05", weight: "120,5" })).toEqual([updated, 2]);
    expect(await change({ datacenter: "2" }, { ...before, datacenter: { id: 2 } })).toEqual([updated, 1]);
  });

  it("may be a picture", async () => {
    const create = (stored: object) =>
      post(
        city,
        "/admin/organization/city/form",
        { cityname: "Medan", image: picture },
        { answer: { id: 9 }, records: { cities: [{ id: 9, cityname: "Medan", ...stored }] } },
      );
    expect((await create({ image: null })).done.toast).toBe(
      "Record data has been created. Not saved by the data service, or not shown yet: Image",
    );
    expect((await create({ image: "a.png" })).done.toast).toBe("Record data has been created");
  });

  it("is none where the record has it, or nothing can be looked at", async () => {
    const saved = "Record data has been created";
    expect((await create({ id: 9 }, form)).done.toast).toBe(saved);
    expect((await create({ id: 8 }, form)).done.toast).toBe(saved);
    expect((await create(undefined, without)).done.toast).toBe(saved);
  });
});

describe("standard messages of the provider", () => {
  const told = async (language: "en" | "id") => {
    const refuse = () => {
      throw new ValidationError(400, { type: ["Ensure this field has no more than 100 characters.", "Own words."] });
    };
    const fields = { type: "x", des: "" };
    const { body } = await post(cableType, "/admin/interconnection/cable-type/form", fields, { language, refuse });
    return body.errors.type;
  };

  it("are told in the page's language, others as they came", async () => {
    expect(await told("id")).toEqual(["Isian ini maksimal 100 karakter.", "Own words."]);
    expect(await told("en")).toEqual(["Ensure this field has no more than 100 characters.", "Own words."]);
  });

  it.each([
    ["A user with that username already exists.", "Data dengan nilai ini sudah ada."],
    ["This field must be unique.", "Data dengan nilai ini sudah ada."],
    [
      "Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.",
      "Nama pengguna hanya boleh berisi huruf, angka, dan tanda @ . + - _",
    ],
    ["Ensure this value has at most 150 characters (it has 151).", "Isian ini maksimal 150 karakter."],
    ["Incorrect type. Expected pk value, received str.", "Nilai ini tidak valid."],
  ])("of Django are known: %s", (standard, indonesian) => {
    expect(inPageLanguage(standard, translator("id"))).toBe(indonesian);
  });

  it.each([
    [
      "The fields circuittype, name must make a unique set.",
      "A record with this combination of values already exists.",
      "Data dengan gabungan nilai ini sudah ada.",
    ],
    [
      'Invalid pk "5" - object does not exist.',
      "The chosen record is not there any more: choose again.",
      "Data yang dipilih sudah tidak ada: pilih lagi.",
    ],
  ])("do not name the provider's fields and keys: %s", (standard, english, indonesian) => {
    expect(inPageLanguage(standard, translator("en"))).toBe(english);
    expect(inPageLanguage(standard, translator("id"))).toBe(indonesian);
  });
});
