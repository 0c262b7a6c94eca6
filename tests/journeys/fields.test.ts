import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { base, providerUrl } from "../support/own-portal.ts";
import { Person, plain, signIn } from "../support/person.ts";
import { publicPaths, verificationPaths } from "../support/other-paths.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";
import { screens } from "../support/screens.ts";

const built = screens.filter(({ file }) => !file);
const ofRole = (role: string) => built.filter((screen) => screen.role === role).map(({ path }) => path);
const people = [
  { who: "a guest", enter: () => Promise.resolve(new Person(base)), paths: publicPaths },
  { who: "an admin", enter: () => signIn(base, "noc", "admin"), paths: ofRole("admin") },
  { who: "a tenant", enter: () => signIn(base, "tenant1", "tenant"), paths: ofRole("tenant") },
  {
    who: "an unverified tenant",
    enter: () => signIn(base, "tenantfresh", "tenant"),
    paths: verificationPaths.filter((path) => !path.startsWith("/admin")),
  },
];

/** Fields that the style sheet only shows for some choices of another field. */
const shownWith: Record<string, { of: string; values: string[] }> = {
  ampere: { of: "detail_service", values: ["1", "2"] },
  device: { of: "detail_service", values: ["3", "4"] },
  count_iixservice: { of: "detail_service", values: ["5"] },
  password: { of: "need_verify", values: ["", "0"] },
  confirm_password: { of: "need_verify", values: ["", "0"] },
  ...portsShownWith("eth", ["all_ethernet", "ethernet_sfp", "ethernet_fiber_sfp"]),
  ...portsShownWith("fib", ["all_fiber", "ethernet_fiber_sfp"]),
  ...portsShownWith("sfp", ["all_sfp", "ethernet_sfp", "ethernet_fiber_sfp"]),
};

function portsShownWith(count: string, values: string[]) {
  const shown = { of: "port_types", values };
  return { [count]: shown, [`${count}_start`]: shown };
}

/** Fields whose problem another field's message covers. */
const toldWith: Record<string, string> = {
  confirm_password: "password",
  devices: "racks",
  eth_start: "eth",
  fib_start: "fib",
  sfp_start: "sfp",
};

/** Forms without required fields: sent empty they would succeed. */
const asksForNothing = ["/request/dismantle?crossconnect=6"];

/** The forms of the page that are filled in; the others only choose what the page shows. */
const formsOf = ({ document }: Person): HTMLElement[] =>
  document.querySelectorAll("main form[novalidate]").filter((form) => controlsOf(form).length > 0);

const controlsOf = (form: HTMLElement): HTMLElement[] =>
  form
    .querySelectorAll("input, select, textarea")
    .filter((control) => !["hidden", "search"].includes(control.getAttribute("type") ?? ""));

const nameOf = (control: HTMLElement): string => control.getAttribute("name") ?? "";
const isTicked = (control: HTMLElement): boolean => /^(radio|checkbox)$/.test(control.getAttribute("type") ?? "");

function choose(control: HTMLElement, value: string): void {
  if (control.tagName === "TEXTAREA") control.set_content(value);
  else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      option.removeAttribute("selected");
      if (option.getAttribute("value") === value) option.setAttribute("selected", "");
    }
  } else if (isTicked(control)) {
    control.removeAttribute("checked");
    if (control.getAttribute("value") === value) control.setAttribute("checked", "");
  } else control.setAttribute("value", value);
}

/** Whether assistive technology learns that the field is required: by the field, by its radio group, or in words. */
function isMarked(control: HTMLElement): boolean {
  if (control.getAttribute("aria-required") === "true") return true;
  const group = isTicked(control) && control.closest("fieldset");
  if (!group) return false;
  const isSaid = group.getAttribute("role") === "radiogroup" && group.getAttribute("aria-required") === "true";
  return isSaid || plain(group.querySelector("legend")).endsWith("* (choose at least one)");
}

const unique = (names: string[]): string[] => [...new Set(names)].sort();

/** The fields with a message, by the ids that connect them. */
function complaintsOf({ document }: Person): string[] {
  const told = document.querySelectorAll("main [id$=-error]").map(({ id }) => id.replace(/-error$/, ""));
  return unique(told.map((id) => nameOf(document.getElementById(id) ?? document)));
}

/** The summary lists the problems in the order of their fields on the page. */
function expectInOrder({ document }: Person, path: string): void {
  const ids = document.querySelectorAll("main [id]").map(({ id }) => id);
  const listed = document
    .querySelectorAll(".error-summary a")
    .map((link) => ids.indexOf(link.getAttribute("href")?.slice(1) ?? ""));
  expect(listed, path).toEqual(listed.toSorted((a, b) => a - b));
}

/** A text field's message stands below it, its hint below that. */
function expectMessageBelow({ document }: Person, path: string): void {
  for (const field of document.querySelectorAll("main div.field-invalid")) {
    const parts = field.querySelectorAll("textarea, .field-error, .hint");
    const order = parts.map(({ classList }) => ["field-error", "hint"].findIndex((name) => classList.contains(name)));
    expect(order, `${plain(field)} on ${path}`).toEqual(order.toSorted((a, b) => a - b));
  }
}

/** A control with a message says that it is invalid, a radio button by its group; check boxes have no such attribute. */
function expectInvalid({ document }: Person, path: string): void {
  const controls = document
    .querySelectorAll("main [id$=-error]")
    .map(({ id }) => document.getElementById(id.replace(/-error$/, "")))
    .filter((control) => control?.getAttribute("type") !== "checkbox");
  for (const control of controls) {
    const group = control?.getAttribute("type") === "radio" ? control.closest("fieldset") : control;
    expect(group?.getAttribute("aria-invalid"), `${control?.id} on ${path}`).toBe("true");
  }
}

/** A choice of a form that is otherwise sent empty. */
interface Given {
  of: string;
  value: string;
}
const nothing: Given = { of: "", value: "" };

/** The choices of a form that reveal other fields. */
function choicesOf(form: HTMLElement): Given[] {
  const rules = controlsOf(form).flatMap((control) => shownWith[nameOf(control)] ?? []);
  const given = rules.flatMap(({ of, values }) => values.map((value) => ({ of, value })));
  const offered = given.filter(({ of, value }) => value && form.querySelector(`[name="${of}"]`));
  return [nothing, ...new Map(offered.map((one) => [`${one.of} ${one.value}`, one])).values()];
}

/** Sends a form of the open page empty: the fields that should have been reported, and those that were. */
async function sendEmpty(person: Person, path: string, at: number, given: Given) {
  // The answer is either the returned form or another page.
  if (person.status !== 200 || person.path !== path) await person.open(path);
  const form = formsOf(person)[at];
  const button = form
    ?.querySelectorAll("button")
    .find(
      (one) =>
        !one.getAttribute("aria-hidden") && !/^(update|preview|preview-text)$/.test(one.getAttribute("name") ?? ""),
    );
  if (!form || !button) throw new Error(`no form with a button on ${path}`);
  const isShown = (name: string) => {
    const rule = shownWith[name];
    if (!rule || !form.querySelector(`[name="${rule.of}"]`)) return true;
    return rule.values.includes(rule.of === given.of ? given.value : "");
  };
  const marked = unique(controlsOf(form).filter(isMarked).map(nameOf)).filter(isShown);
  for (const control of controlsOf(form)) choose(control, nameOf(control) === given.of ? given.value : "");
  button.setAttribute("aria-label", "the button of this form");
  await person.press("the button of this form");
  const told = complaintsOf(person);
  // A preselected choice is not required again.
  const isMade = (name: string) =>
    name === given.of || person.document.querySelector(`main [name="${name}"][checked]`) !== null;
  return {
    asked: marked.filter((name) => !isMade(name) && !told.includes(toldWith[name] ?? "")),
    told: told.filter((name) => !(name in toldWith)),
  };
}

/** Text controls. */
const typed =
  'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="password"], input[type="search"]';

/** Lengths set by a form's rules, and those of formatted texts. */
const ownLengths: Record<string, string> = {
  identity_no: "30",
  phone: "30",
  body: "50000",
  content: "50000",
  message: "50000",
};

/** Every text field has its maximum length, and none lets the browser validate with messages of its own. */
function expectMeasuredText({ document }: Person, path: string): void {
  expect(document.querySelectorAll("[required]").map(nameOf), path).toEqual([]);
  for (const field of document.querySelectorAll(typed)) {
    const most = field.tagName === "TEXTAREA" ? "5000" : "500";
    const ofView = field.closest("form")?.getAttribute("action")?.startsWith("/views") ? "40" : undefined;
    const allowed = [most, ownLengths[nameOf(field)], ofView];
    expect(allowed, `${nameOf(field)} on ${path}`).toContain(field.getAttribute("maxlength"));
  }
}

/** Forms that change only what the account has read or how it sees a list, by the beginning of their address. */
const personal = /\/(notification|inbox|news|views)/;

/** Every other form of an account's screen names the account, so that it does nothing for another one. */
function expectAccountNamed({ document }: Person, path: string): void {
  const forms = built.some((screen) => screen.path === path) ? document.querySelectorAll("main form[method=post]") : [];
  for (const form of forms)
    if (!personal.test(form.getAttribute("action") ?? path))
      expect(form.querySelector("input[name^=of-]"), `a form on ${path}`).not.toBeNull();
}

test.each(people)(
  "the fields of $who say how much they take, and which are required is what a form that is sent empty is told",
  async ({ enter, paths }) => {
    const person = await enter();
    let compared = 0;
    for (const path of paths) {
      const forms = formsOf(await person.open(path));
      expectMeasuredText(person, path);
      expectAccountNamed(person, path);
      for (const [at, form] of forms.entries()) {
        if (asksForNothing.includes(path)) {
          expect(controlsOf(form).filter(isMarked).map(nameOf), path).toEqual([]);
          continue;
        }
        for (const given of choicesOf(form)) {
          const { asked, told } = await sendEmpty(person, path, at, given);
          expect(told, `${path} with ${given.of}=${given.value}`).toEqual(asked);
          expectInOrder(person, path);
          expectMessageBelow(person, path);
          expectInvalid(person, path);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test("a view's name is required, and no longer than it may be", async () => {
  const person = await (await signIn(base, "noc", "admin")).open("/admin/rack/rack-type?search=a");
  const name = person.document.querySelector("main input[name=name]");
  expect(name?.getAttribute("aria-required")).toBe("true");
  expect(name?.getAttribute("maxlength")).toBe("40");
});

const device = { devicename: "srv", weight: "1", power: "1", jumlahu: "1", up_front: "39" };
const ports = { port_types: "all_ethernet", eth: "1", eth_start: "1" };
const ticket = { email: "a@b.example", subject: "s", datacenter: "1", activitytypes: "1", description: "d" };
test.each([
  {
    form: "/admin/device/device-list/rack-add-device?racks=1&scope=EX",
    values: { ...device, ...ports },
    family: "goodsindetail",
    names: { devicename: "Device name", serialnumber: "Serial number", up_front: "Rack position", des: "Description" },
  },
  {
    form: "/request/troubleticket",
    values: ticket,
    family: "ticket/ticket",
    names: { subject: "Subject", description: "Description", attachment: "Attachment" },
  },
  {
    form: "/request/smarthand",
    values: { datacenter: "1", rack: "1", dateactivities: "2099-12-31T10:00", description: "d" },
    family: "smarthandactivity",
    names: { rack: "Rack", device: "Device", description: "Description" },
  },
])("what the provider says of several fields names them as the form does: $form", async (one) => {
  const { form, values, family, names } = one;
  const tenant = await signIn(base, "tenant1", "tenant");
  await tenant.open(form);
  const body = JSON.stringify(Object.fromEntries(Object.keys(names).map((name) => [name, ["is odd"]])));
  await new ProviderUnderTest(providerUrl).fail({
    path: `/api/${family}/`,
    method: "POST",
    kind: "answer",
    status: 400,
    body,
  });
  await tenant.post(form, values as Record<string, string>);
  const told = tenant.document.querySelectorAll("[role=alert] li").map(plain).sort();
  expect(told).toEqual(
    Object.values(names)
      .map((name) => `${name}: is odd`)
      .sort(),
  );
});

test("the browser may fill in what people write about themselves in their own profile", async () => {
  const noc = await signIn(base, "noc", "admin");
  await noc.open("/admin/profile");
  const told = ["first_name", "identity_no", "email", "phone"].map((name) =>
    noc.document.querySelector(`main [name=${name}]`)?.getAttribute("autocomplete"),
  );
  expect(told).toEqual(["name", "off", "email", "tel"]);
});
