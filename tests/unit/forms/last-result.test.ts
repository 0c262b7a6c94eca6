import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "~/forms/form-state";
import {
  frameShouldRevalidate,
  shouldRevalidate,
  useFormPage,
  useIsFilledIn,
  useIsLost,
  useLastResult,
  useFormWithResult,
} from "~/forms/last-result";

const page = vi.hoisted((): { answer: unknown; draft: unknown } => ({ answer: undefined, draft: null }));
vi.mock("@remix-run/react", () => ({
  useActionData: () => page.answer,
  useLoaderData: () => "as it was loaded",
  useLocation: () => ({ key: "default" }),
  useRouteLoaderData: () => ({ draft: page.draft }),
}));
beforeEach(() => Object.assign(page, { answer: undefined, draft: null }));

/** What a hook returns in a component. */
function inComponent<Found>(hook: () => Found): Found {
  let found!: Found;
  const Page = () => {
    found = hook();
    return null;
  };
  renderToStaticMarkup(createElement(Page));
  return found;
}
const formPage = () => inComponent(useFormPage);
const lastResult = () => inComponent(useLastResult);
const isFilledIn = () => inComponent(useIsFilledIn);
const formWithResult = (state: FormState, files?: string[]) => inComponent(() => useFormWithResult(state, files));

const choices = { racks: { choices: [], more: false, search: "" } };
const loaded: FormState = { values: { name: ["A-1"], groups: ["2"], image: ["a.png"] }, errors: {}, choices };

test("a form that did not come back is what the loader gave", () => {
  expect(formWithResult(loaded)).toEqual({ state: loaded, problems: [] });
});

test("what came back stands in the place of what the loader gave; what was emptied stays empty", () => {
  const problems = [{ field: "name", message: "Name is required" }];
  page.answer = { values: { name: [""] }, errors: { name: ["Name is required"] }, problems, title: "Oops" };
  const { state, ...told } = formWithResult(loaded);
  expect(state).toEqual({ values: { name: [""] }, errors: { name: ["Name is required"] }, choices });
  expect(told).toEqual({ problems, title: "Oops" });
});

test("it is still the same form, by its token", () => {
  page.draft = { name: ["B-2"], form_token: ["of the draft"] };
  expect(formWithResult({ ...loaded, token: "new" }).state.token).toBe("of the draft");
  page.answer = { values: { name: ["B-2"], form_token: [] }, errors: {}, problems: [] };
  expect(formWithResult({ ...loaded, token: "new" }).state.token).toBe("new");
});

test("files stay as the loader gave them", () => {
  page.answer = { values: { name: ["B-2"] }, errors: {}, problems: [] };
  expect(formWithResult(loaded, ["image"]).state.values).toEqual({ image: ["a.png"], name: ["B-2"] });
});

test("a form that was only changed is the page of the answer, and not its draft; it did not come back", () => {
  expect([formPage(), isFilledIn(), useIsLost("image")]).toEqual(["as it was loaded", false, false]);
  page.draft = { name: ["B-2"] };
  expect(isFilledIn()).toBe(true);
  page.answer = { lost: ["image"], page: "as it is by now" };
  expect([formPage(), lastResult(), isFilledIn()]).toEqual(["as it is by now", undefined, true]);
  expect([useIsLost("image"), useIsLost("name")]).toEqual([true, false]);
});

test("an answer that brings its page leaves what is loaded; what was done is read anew", () => {
  const after = (answer: object) =>
    shouldRevalidate({ defaultShouldRevalidate: true, ...answer } as Parameters<typeof shouldRevalidate>[0]);
  const form = new FormData();
  expect([after({}), after({ formData: form, actionStatus: 303 })]).toEqual([true, true]);
  expect(after({ formData: form, actionStatus: 400 })).toBe(false);
  form.set("update", "choices");
  expect(after({ formData: form, actionStatus: 200 })).toBe(false);
});

test("a form of the frame around a page is read anew by the frame alone", () => {
  for (const formAction of ["/theme", "/notification", "/admin/notificationupdate"]) {
    const change = { defaultShouldRevalidate: true, formAction, formData: new FormData() };
    const answer = change as Parameters<typeof shouldRevalidate>[0];
    expect([shouldRevalidate(answer), frameShouldRevalidate(answer)]).toEqual([false, true]);
  }
});

test("a form that could not be read is what the loader gave, with its problems", () => {
  const problems = [{ message: "A file is too large" }];
  page.answer = { values: {}, errors: {}, problems };
  expect(formWithResult(loaded)).toMatchObject({ state: { values: loaded.values }, problems });
});

test("a form with a draft is filled in again; the answer to a deletion is no form", () => {
  page.draft = { name: ["B-2"] };
  expect(formWithResult(loaded).state.values).toEqual({ name: ["B-2"] });
  page.answer = { problems: [{ message: "in use" }], title: "Not deleted" };
  expect(formWithResult(loaded)).toEqual({ state: loaded, problems: [] });
});

test("problems stand in the order of the page, of a choice that was left open too; what is none of its fields comes last", () => {
  const missing = (field: string) => ({ field, message: `${field} is required` });
  page.answer = {
    values: { name: [""], racks: [""] },
    errors: { racks: ["x"], groups: ["x"], name: ["x"] },
    problems: [{ message: "Not now." }, ...["name", "image", "groups"].map(missing)],
  };
  const { state, problems } = formWithResult(loaded);
  expect(Object.keys(state.errors)).toEqual(["name", "groups", "racks"]);
  expect(problems.map(({ field }) => field)).toEqual(["name", "groups", "image", undefined]);
});
