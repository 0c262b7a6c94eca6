import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as cableType } from "~/features/interconnections/cable-type.route";
import { action as city } from "~/features/organization/sites/city.route";
import { action as sites } from "~/features/organization/sites/sites.route";
import { action as rackList } from "~/features/racks/rack-list.route";
import { action as rackType } from "~/features/racks/rack-type.route";
import { LIMITS } from "~/limits";
import { ValidationError } from "~/provider/errors";
import { errorPage } from "~/session/error-pages.server";
import { answered, argsAt, fakeContext, fakeProvider, posting, rack, site } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
const post = posting(guard.requireRole);

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("what is sent", () => {
  it("creates with all fields, empty ones too, and goes to the list with a toast", async () => {
    const { status, location, calls, done } = await post(rackList, "/admin/rack/rack-list/form", {
      ...rack,
      form_token: "t1",
      back: "/admin/rack/rack-list?page=3",
    });
    expect({ status, location, toast: done.toast }).toEqual({
      status: 303,
      location: "/admin/rack/rack-list",
      toast: "Record data has been created",
    });
    expect(calls).toEqual([{ call: "create", path: "racks", given: rack }]);
  });

  it("updates the record of the URL and goes back to the same page of the list", async () => {
    for (const url of ["/admin/interconnection/cable-type/form/7", "/admin/interconnection/cable-type/form?id=7"]) {
      const fields = { type: " UTP ", des: "", back: "/admin/interconnection/cable-type?page=3" };
      const records = { circuittype: [{ id: 7, type: "UTP", des: "" }] };
      const { location, calls, done } = await post(cableType, url, fields, { records, answer: { id: 7, type: "UTP" } });
      expect({ location, toast: done.toast }).toEqual({
        location: "/admin/interconnection/cable-type?page=3",
        toast: "Record data has been updated",
      });
      expect(calls).toEqual([
        { call: "read", path: "circuittype/7" },
        { call: "update", path: "circuittype/7", given: { type: "UTP", des: "" } },
      ]);
    }
  });

  it("goes from an edited site back one page, from an edited rack to the list", async () => {
    const records = { datacenters: [{ id: 3, ...site }], racks: [{ id: 3, ...rack }] };
    const fields = { ...site, back: "/admin/organization/sites/detail?id=3" };
    const edited = await post(sites, "/admin/organization/sites/form/3", fields, { records });
    expect(edited.location).toBe("/admin/organization/sites/detail?id=3");
    const rackFields = { ...rack, back: "/admin/rack/rack-list/detail/3" };
    const rackEdited = await post(rackList, "/admin/rack/rack-list/form/3", rackFields, { records });
    expect(rackEdited.location).toBe("/admin/rack/rack-list");
  });

  it("sends one of two equal forms, and both where they were shown twice", async () => {
    const { provider, calls } = fakeProvider();
    const send = (token: string) => {
      const { context } = fakeContext("/admin/interconnection/cable-type/form", { provider });
      guard.requireRole.mockResolvedValue(context);
      return cableType(argsAt(context, { type: "UTP", des: "", form_token: token }));
    };
    const [first, second] = await Promise.all([send("once-1"), send("once-1")]);
    expect([answered(first).status, answered(second).status]).toEqual([303, 303]);
    expect(calls).toHaveLength(1);
    await send("once-2");
    expect(calls).toHaveLength(2);
  });

  it("answers 404 for an id that is none, and for a post to the list", async () => {
    for (const url of ["/admin/rack/rack-list/form/abc", "/admin/rack/rack-list"]) {
      await expect(post(rackList, url, rack)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

describe("images", () => {
  const send = (file: File) => post(city, "/admin/organization/city/form", { cityname: "Jakarta", image: file });

  it("are told by content, not by name or type", async () => {
    const { status, calls } = await send(new File([png], "map.txt", { type: "text/plain" }));
    expect(status).toBe(303);
    expect(calls[0]?.given).toMatchObject({ cityname: "Jakarta", image: expect.any(File) });
    const fake = await send(new File(["<svg/>"], "map.png", { type: "image/png" }));
    expect(fake.body.errors).toEqual({ image: ["The image must be a jpg, jpeg or png file"] });
    expect(fake.body.values).toEqual({ cityname: ["Jakarta"] });
  });

  it("may be left out", async () => {
    const { status, calls } = await send(new File([], ""));
    expect(status).toBe(303);
    expect(calls[0]?.given).toEqual({ cityname: "Jakarta", image: undefined });
  });

  it("are told to be empty where a file was chosen", async () => {
    const { status, body } = await send(new File([], "map.png", { type: "image/png" }));
    expect([status, body.errors, body.values]).toEqual([
      400,
      { image: ["The file is empty"] },
      { cityname: ["Jakarta"] },
    ]);
  });

  it("have 10 MB at most", async () => {
    const large = await send(new File([png, Buffer.alloc(10 * 1024 * 1024)], "map.png", { type: "image/png" }));
    expect(large).toMatchObject({ status: 400, body: { errors: { image: ["The file is too large: 10 MB at most"] } } });
    expect(large.body.values).toEqual({ cityname: ["Jakarta"] });
    const huge = await send(new File([png, Buffer.alloc(13 * 1024 * 1024)], "map.png", { type: "image/png" }));
    expect(huge).toMatchObject({
      status: 413,
      body: { problems: [{ message: expect.stringContaining("too large: a file may have 10 MB at most") }] },
    });
  });
});

describe("a text", () => {
  it("that is longer than a field lets it be typed is told at its field and kept", async () => {
    const des = "a".repeat(LIMITS.text + 1);
    const path = "/admin/interconnection/cable-type/form";
    const send = (text: string) => post(cableType, path, { type: "UTP", des: text });
    const { status, body, calls } = await send(des);
    expect([status, body.values.des, calls]).toEqual([400, [des], []]);
    expect(body.errors).toEqual({ des: ["This text is too long: 5,000 characters at most"] });
    expect((await send("a".repeat(LIMITS.text))).status).toBe(303);
    expect((await send("a\r\n".repeat(LIMITS.text / 2 - 1) + "aa")).status).toBe(303);
  });
});

describe("what the provider rejects", () => {
  const reject = (body: unknown) =>
    post(
      rackType,
      "/admin/rack/rack-type/form",
      { name: "42U", height: "42", width: "19", form_token: crypto.randomUUID() },
      {
        refuse: () => {
          throw new ValidationError(400, body);
        },
      },
    );

  it("stands at its field, and a single message alone under Oops sorry...", async () => {
    const { status, body, done } = await reject({ name: ["Rack type with this name already exists."] });
    expect(status).toBe(400);
    expect(done).toEqual({ failed: true });
    expect(body).toMatchObject({
      errors: { name: ["Rack type with this name already exists."] },
      problems: [{ field: "name", message: "Rack type with this name already exists." }],
      title: "Oops sorry...",
      values: { name: ["42U"], height: ["42"], width: ["19"] },
    });
  });

  it("lists several with their fields in the order of the form; a field that the form lacks is no link", async () => {
    const { body } = await reject({
      secret: ["No."],
      height: ["Too high."],
      name: ["Taken."],
      non_field_errors: ["Not now."],
    });
    expect(body.problems).toEqual([
      { field: "name", message: "Name: Taken." },
      { field: "height", message: "Height: Too high." },
      { field: undefined, message: "secret: No." },
      { message: "Not now." },
    ]);
    expect(Object.keys(body.errors)).toEqual(["name", "height"]);
  });

  it("stands at the field where it is of a part that the form has no field for", async () => {
    const { body } = await reject({ height: { "0": ["Too high."], "1": ["Taken."] }, name: [{}, { first: ["Odd."] }] });
    expect(body.errors).toEqual({ name: ["Odd."], height: ["Too high.", "Taken."] });
    expect(body.problems).toEqual([
      { field: "name", message: "Name: Odd." },
      { field: "height", message: "Height: Too high. Taken." },
    ]);
  });

  it("is told in general where it gives no reason", async () => {
    expect((await reject(null)).body.problems).toEqual([
      { message: "Something went wrong and nothing was saved. Please try again." },
    ]);
  });

  it("lets every other error pass, which the context answers", async () => {
    const refuse = () => {
      throw new Error("down");
    };
    await expect(
      post(rackType, "/admin/rack/rack-type/form", { name: "x", height: "1", width: "1" }, { refuse }),
    ).rejects.toThrow("down");
  });
});

describe("a provider without a usable answer", () => {
  const refuse = () => {
    throw errorPage({ kind: "unavailable" }, 503);
  };

  it("brings the form back with what was typed", async () => {
    const form = { name: "42U", height: "42", width: "19" };
    const { status, body, done } = await post(rackType, "/admin/rack/rack-type/form", form, { refuse });
    expect(status).toBe(503);
    expect(done).toEqual({ failed: true });
    expect(body).toMatchObject({ values: { name: ["42U"], height: ["42"] }, title: "Oops sorry..." });
  });

  it.each([
    ["refused", 403, /^You are not permitted to do this/],
    ["busy", 429, /^Too many requests at the moment.*Try again in 30 seconds\.$/],
    ["notAccepted", 503, /^The data service sent no valid response/],
  ] as const)("loses nothing when the call is %s", async (kind, answered, message) => {
    const form = { name: "42U", height: "42", width: "19" };
    const { status, body } = await post(rackType, "/admin/rack/rack-type/form", form, {
      refuse: () => {
        throw errorPage(kind === "busy" ? { kind, retryAfter: 30, advice: "" } : { kind }, answered);
      },
    });
    expect(status).toBe(answered);
    expect(body).toMatchObject({ values: { name: ["42U"] }, problems: [{ message: expect.stringMatching(message) }] });
  });

  it("claims nothing about a record that was to be deleted", async () => {
    const { status, body } = await post(rackType, "/admin/rack/rack-type/delete/7", {}, { refuse });
    expect(status).toBe(503);
    expect(body).toMatchObject({ problems: [{ message: expect.stringMatching(/did not confirm it/) }] });
  });
});

describe("deleting", () => {
  const remove = (body?: unknown) =>
    post(
      rackType,
      "/admin/rack/rack-type/delete/7",
      { back: "/admin/rack/rack-type?page=2" },
      body === undefined
        ? {}
        : {
            refuse: () => {
              throw new ValidationError(400, body);
            },
          },
    );

  it("removes the record and goes back to the same page of the list", async () => {
    const { status, location, calls, done } = await remove();
    expect({ status, location, toast: done.toast }).toEqual({
      status: 303,
      location: "/admin/rack/rack-type?page=2",
      toast: "The record has been removed",
    });
    expect(calls.map(({ call, path }) => `${call} ${path}`)).toEqual(["remove racktype/7", "read racktype/7"]);
  });

  it("tells the relations by their names on the screens", async () => {
    const { status, body, done } = await remove({
      racks: ["3 records refer to this one"],
      "ticket/ticket": ["1 record"],
      odd: ["1 record"],
    });
    expect(status).toBe(409);
    expect(done.failed).toBe(true);
    expect(body).toEqual({
      title: "Record ini memiliki relasi :",
      problems: [
        { message: "Racks: 3 records refer to this one" },
        { message: "Trouble Tickets: 1 record" },
        { message: "odd: 1 record" },
      ],
    });
  });

  it("speaks of no relations where none are named", async () => {
    expect((await remove({ detail: "Locked." })).body).toEqual({
      title: "Not deleted",
      problems: [{ message: "Locked." }],
    });
  });

  it("tells a single relation alone, and none in general", async () => {
    expect((await remove({ racks: ["3 records refer to this one"] })).body.problems).toEqual([
      { message: "3 records refer to this one" },
    ]);
    expect((await remove(null)).body).toEqual({
      title: "Oops sorry...",
      problems: [{ message: "The record could not be deleted. It may be in use." }],
    });
  });
});
