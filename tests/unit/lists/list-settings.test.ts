import { describe, expect, it } from "vitest";
import { removeView, savedViews, saveView, shownColumns } from "~/lists/list-settings.server";
import type { ListScreen } from "~/lists/list";
import { fakeContext } from "../crud/support";

const label = { en: "x", id: "x" };
const column = (key: string) => ({ key, label, value: () => key });
const screen: ListScreen<{ id: number }> = {
  path: "/admin/rack/rack-list",
  title: label,
  noun: { one: label, many: label },
  ordering: "name",
  columns: [column("name"), column("tenant"), column("weight")],
};

/** Opens the list at a URL, in a browser that has saved this. */
const at = (search: string, kept = new Map<string, string>()) => ({
  ...fakeContext(`${screen.path}${search}`, { kept }),
  kept,
});

describe("the columns of a list", () => {
  it("are all of them until some are chosen", () => {
    const { context, kept } = at("");
    expect(shownColumns(context, screen).shown).toEqual(["name", "tenant", "weight"]);
    expect(kept.size).toBe(0);
  });

  it.each(["?columns=weight", "?columns=name&columns=weight", "?columns=weight,name,gone"])(
    "are those of %s, the first one always",
    (search) => expect(shownColumns(at(search).context, screen).shown).toEqual(["name", "weight"]),
  );

  it("are the same at the next visit, of this list only", () => {
    const { context, kept } = at("?columns=weight");
    shownColumns(context, screen);
    expect(shownColumns(at("", kept).context, screen).shown).toEqual(["name", "weight"]);
    expect(shownColumns(at("", kept).context, { ...screen, path: "/other" }).shown).toHaveLength(3);
  });

  it("all come back by a name that the list does not have", () => {
    const { context, kept } = at("?columns=weight");
    shownColumns(context, screen);
    const back = at("?columns=all", kept);
    expect(shownColumns(back.context, screen).shown).toHaveLength(3);
    expect(shownColumns(at("", back.kept).context, screen).shown).toHaveLength(3);
  });

  it("are without the extra ones until those are chosen", () => {
    const wide = { ...screen, columns: [...screen.columns, { ...column("remark"), isExtra: true as const }] };
    const { context, kept } = at("");
    expect(shownColumns(context, wide).shown).toEqual(["name", "tenant", "weight"]);
    expect(shownColumns(at("?columns=all", kept).context, wide).shown).toHaveLength(4);
    expect(shownColumns(at("", kept).context, wide).shown).toHaveLength(4);
    expect(shownColumns(at("?columns=tenant,weight", kept).context, wide).shown).toHaveLength(3);
    expect(shownColumns(at("", kept).context, wide).shown).toHaveLength(3);
  });

  it("that there is no room for are shown for now, and told as not kept", () => {
    const kept = new Map<string, string>();
    for (let n = 0; saveView(at("", kept).context, `/${n}`, { name: "x", query: "search=a" }); n += 1);
    const full = at("?columns=weight", kept);
    expect(shownColumns(full.context, screen)).toEqual({ shown: ["name", "weight"], areSaved: false });
    expect(shownColumns(at("", kept).context, screen)).toMatchObject({ areSaved: true });
  });

  it("are all of them where the cookie is broken", () => {
    const kept = new Map([["lists", "{broken"]]);
    expect(shownColumns(at("", kept).context, screen).shown).toHaveLength(3);
  });
});

describe("the saved views of a list", () => {
  const { path } = screen;
  const view = (name: string, query = "search=a") => ({ name, query });

  it("are kept beside its columns, the newest of a name", () => {
    const { context, kept } = at("?columns=weight");
    shownColumns(context, screen);
    expect(saveView(context, path, view("Mine"))).toBe(true);
    expect(saveView(context, path, view("Other"))).toBe(true);
    expect(saveView(context, path, view("Mine", "limit=50"))).toBe(true);
    expect(savedViews(context, path)).toEqual([view("Other"), view("Mine", "limit=50")]);
    expect(savedViews(context, "/other")).toEqual([]);
    removeView(context, path, "Other");
    expect(savedViews(context, path)).toEqual([view("Mine", "limit=50")]);
    expect(shownColumns(at("", kept).context, screen).shown).toHaveLength(2);
  });

  it("never outgrow a cookie: what has no room is refused and the others stay", () => {
    const { context, kept } = at("");
    const saved = Array.from({ length: 100 }, (_, at) =>
      saveView(context, path, view(`View ${at}`, "search=".padEnd(90, "x"))),
    );
    expect(saved.filter(Boolean).length).toBeGreaterThan(10);
    expect(saved.at(-1)).toBe(false);
    expect(kept.get("lists")?.length).toBeLessThan(3600);
    expect(savedViews(context, path)).toHaveLength(saved.filter(Boolean).length);
  });
});
