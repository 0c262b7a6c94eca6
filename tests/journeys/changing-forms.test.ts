import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { changeData } from "../support/kept-data.ts";
import { PASSWORD, Person, plain, signIn } from "../support/person.ts";
import { portal, prepareData } from "../support/own-portal.ts";
import { type Screen, screens } from "../support/screens.ts";

/** Sends forms with text in each of their fields: on every screen with every button that only changes a form, and one form of each shape with its main button. */

beforeAll(async () => {
  // More tenants than a select offers, so that there is a search.
  prepareData((database) => {
    const insert = database.prepare("INSERT INTO tenants (name, status) VALUES (?, 'Y')");
    for (let at = 0; at < 250; at += 1) insert.run(`PT Tambahan ${at}`);
  });
});

const nameOf = (element: HTMLElement): string => element.getAttribute("name") ?? "";
const typeOf = (element: HTMLElement): string => element.getAttribute("type") ?? "";
const valueOf = (control: HTMLElement): string | undefined =>
  control.tagName === "TEXTAREA" ? control.text.trim() : control.getAttribute("value");

/** Fields into which text can be typed, even with help from the browser. */
const isTyped = (control: HTMLElement): boolean =>
  control.tagName === "TEXTAREA" ||
  (control.tagName === "INPUT" && !/^(hidden|checkbox|radio|file|submit|button)$/.test(typeOf(control)));
const isPassword = (control: HTMLElement): boolean => typeOf(control) === "password";
const isTicked = (control: HTMLElement): boolean => /^(checkbox|radio)$/.test(typeOf(control));

const controlsOf = (form: HTMLElement): HTMLElement[] => form.querySelectorAll("input, select, textarea");

/** The forms of the current page that have a button named "update". */
const changingForms = ({ document }: Person): HTMLElement[] =>
  document.querySelectorAll("form[method=post]").filter((form) => form.querySelector("button[name=update]"));

/** Fills in all fields of a form; returns what was typed and chosen, by field. */
function fillIn(form: HTMLElement): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [at, control] of controlsOf(form).entries()) {
    const name = nameOf(control);
    if (isTyped(control)) {
      const text = typeOf(control) === "date" ? `2031-02-${10 + (at % 18)}` : `typed${at}-${name}-'"<&é`;
      if (control.tagName === "TEXTAREA") control.set_content(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
      else
        control.setAttribute("value", text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"));
      typed.set(name, text);
    } else if (isTicked(control) && !control.hasAttribute("disabled")) {
      for (const other of form.querySelectorAll(`[name="${name}"]`)) other.removeAttribute("checked");
      control.setAttribute("checked", "");
      typed.set(name, control.getAttribute("value") ?? "");
    }
  }
  return typed;
}

/** What the buttons of a Goods In remove, by their values. */
const takesAway: Record<string, (name: string) => boolean> = {
  reset: (name) => name === "up_front",
  empty: (name) => name !== "form_token" && name !== "remark" && name !== "search" && !name.endsWith("-search"),
};

/** The value of a field in the returned form; of several that are ticked, `text` if it is among them. */
function heldBy(form: HTMLElement | undefined, name: string, text: string): string | undefined {
  const controls = form?.querySelectorAll(`[name="${name}"]`) ?? [];
  const [control] = controls;
  if (control && isTicked(control)) {
    const ticked = controls.filter((one) => one.hasAttribute("checked")).map((one) => one.getAttribute("value"));
    return ticked.includes(text) ? text : ticked[0];
  }
  return control && valueOf(control);
}

/** Provider calls that may change something. */
async function writes(): Promise<number> {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  const counts = [...metrics.matchAll(/^provider_calls_seconds_count\{(.*)\} (\d+)$/gm)];
  return counts
    .filter(([, labels = ""]) => !labels.includes('method="GET"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

const readable = (address: string): string => decodeURIComponent(address.replaceAll("+", " "));

/** Presses a button of a form; returns the problems of the answer. */
async function faultsOf(person: Person, path: string, at: number, button: number): Promise<string[]> {
  await person.open(path);
  const form = changingForms(person)[at];
  const pressed = form?.querySelectorAll("button[name=update]")[button];
  if (!form || !pressed) throw new Error(`no button ${button} in form ${at} of ${path}`);
  const passwords = controlsOf(form).filter(isPassword).map(nameOf);
  const typed = fillIn(form).set("form_token", form.querySelector("[name=form_token]")?.getAttribute("value") ?? "");
  const value = pressed.getAttribute("value") ?? "";
  pressed.setAttribute("aria-label", "the button that is pressed");
  await person.press("the button that is pressed");

  const told = `${path} (${value})`;
  const faults: string[] = [];
  if (person.status !== 200) faults.push(`${told}: ${person.status}`);
  if (person.path !== path) faults.push(`${told}: leads to ${person.path}`);
  const address = readable(person.path);
  const answered = changingForms(person)[at];
  for (const [name, text] of typed) {
    if (text.includes(name) && address.includes(text)) faults.push(`${told}: ${name} stands in the address`);
    const held = heldBy(answered, name, text);
    const isGone = passwords.includes(name) || takesAway[value]?.(name);
    // The rack's drawing keeps a position if it is free for the height.
    if (isGone ? held === text : held !== text) faults.push(`${told}: ${name} is ${held}, not ${text}`);
    if (passwords.includes(name) && person.body.includes(text.slice(0, 8))) faults.push(`${told}: tells ${name}`);
  }
  // It would be restored in other tests' forms.
  if (value === "draft") await person.press("Discard draft");
  return faults;
}

/** Sends a form of a page by its main button, with text in each field; returns the status and the addresses that contain any of the text. */
async function sendTyped(person: Person, { path, at }: { path: string; at: number }) {
  const sent = typedForms(await person.open(path))[at];
  if (!sent) throw new Error(`no form ${at} on ${path}`);
  const typed = [...fillIn(sent.form).values()].filter((text) => text.startsWith("typed"));
  sent.button.setAttribute("aria-label", "the button that is pressed");
  const before = person.addresses.length;
  await person.press("the button that is pressed");
  const addresses = person.addresses.slice(before).map(readable);
  return { status: person.status, telling: addresses.filter((one) => typed.some((text) => one.includes(text))) };
}

const isPage = ({ file }: Screen) => !file;

/** The POST forms of the page with text fields, each with its submit button. */
const typedForms = ({ document }: Person) =>
  document.querySelectorAll("main form[method=post]").flatMap((form) => {
    const isMain = (button: HTMLElement) =>
      !button.getAttribute("aria-hidden") && !/^(update|preview|preview-text|deletes)$/.test(nameOf(button));
    const button = form.querySelectorAll("button").find(isMain);
    return button && controlsOf(form).some(isTyped) ? [{ form, button }] : [];
  });

/** Forms of one shape have the same button and kinds of fields, and are both sent to the page's own address or both to another. */
function shapeOf({ form, button }: { form: HTMLElement; button: HTMLElement }, path: string): string {
  const kinds = controlsOf(form).map((control) => `${control.tagName} ${typeOf(control)}`);
  const [target = ""] = (form.getAttribute("action") ?? "").split("?");
  return [
    form.getAttribute("enctype"),
    path.startsWith(target) ? "" : target,
    nameOf(button),
    ...new Set(kinds.sort()),
  ].join("|");
}

test.each([
  { who: "noc", side: "admin", other: "tenant", least: 12 },
  { who: "tenant1", side: "tenant", other: "admin", least: 12 },
] as const)(
  "forms as $who: buttons that only change one keep all that is typed and store nothing; what is typed is in no address",
  async ({ who, side, other, least }) => {
    const person = await signIn(portal.url, who, side);
    const before = await writes();
    const faults: string[] = [];
    let pressed = 0;
    const saved = new Set<string>();
    const shapes = new Map<string, { path: string; at: number }>();
    for (const { path } of screens.filter((screen) => isPage(screen) && screen.role !== other)) {
      const forms = changingForms(await person.open(path));
      for (const [at, form] of typedForms(person).entries()) shapes.set(shapeOf(form, path), { path, at });
      for (const [at, form] of forms.entries()) {
        // A draft is saved alike for all forms: once for each with other kinds of fields.
        const kinds = [...new Set(controlsOf(form).map(typeOf))].sort().join();
        const pressable = [...form.querySelectorAll("button[name=update]").entries()].filter(
          ([, one]) => one.getAttribute("value") !== "draft" || !saved.has(kinds),
        );
        saved.add(kinds);
        for (const [button] of pressable) {
          faults.push(...(await faultsOf(person, path, at, button)));
          pressed += 1;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(pressed).toBeGreaterThan(least);
    expect(await writes()).toBe(before);

    const statuses = new Set<number>();
    for (const form of shapes.values()) {
      const { status, telling } = await sendTyped(person, form);
      statuses.add(status);
      expect(telling, form.path).toEqual([]);
    }
    expect(statuses, "some are saved and some refused").toEqual(new Set([200, 400]));
  },
);

test("a tenant of many is searched in an account's form; the password is asked for again, and told nowhere", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/organization/user-accounts/form");
  const offered = () => noc.document.querySelectorAll("select[name=tenant] option").slice(1).map(plain);
  expect(offered()).toHaveLength(200);
  const typed = { Name: "Dewi", Password: "Rahasia-9999!", "Confirm password": "Rahasia-9999!" };
  await noc.press("Update choices", { ...typed });
  expect(noc.status).toBe(200);
  expect(noc.text).toContain("Please type the password again");
  noc.document.querySelector("input[name=tenant-search]")?.setAttribute("value", "Tambahan 24");
  await noc.press("Update choices", typed);
  expect([noc.status, noc.path]).toEqual([200, "/admin/organization/user-accounts/form"]);
  expect(offered()).toContain("PT Tambahan 249");
  expect(offered().filter((name) => !name.includes("24"))).toEqual([]);
  expect(noc.document.querySelector("input[name=first_name]")?.getAttribute("value")).toBe("Dewi");
  expect(noc.body).not.toContain("Rahasia-9999");
});

test("a Smart Hand whose rack does not stand at the site chosen last is asked for again, and nothing typed is lost", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await tenant.open("/request/smarthand");
  await tenant.press("Update choices", { Site: "DC Kuningan" });
  // Without it a browser takes years of six digits, and the hours typed next become part of the year.
  const moment = tenant.document.querySelector("input[name=dateactivities]");
  expect(moment?.getAttribute("max")).toBe("9999-12-31T23:59");
  const work = { Rack: "JKT1-A-01", "Planned date and time": "2099-12-31T14:00", Description: "Look" };
  await tenant.press("Submit", { ...work, Site: "DC Rungkut" });
  expect(tenant.status).toBe(409);
  expect(plain(tenant.document.querySelector("#rack-error"))).toBe("Choose again: the choices have changed");
  expect(plain(tenant.document.querySelector("textarea[name=description]"))).toBe("Look");
});

test("a saved draft is there again in the other language, until it is discarded; what holds nothing is none", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  const name = () => noc.document.querySelector("input[name=first_name]")?.getAttribute("value");
  await noc.open("/admin/organization/user-accounts/form");
  await noc.press("Save draft", { Name: "Dewi", Password: "Rahasia-9999!" });
  expect([noc.status, name()]).toEqual([200, "Dewi"]);
  expect(noc.text).toContain("This draft is kept for 30 minutes.");
  expect(noc.body).not.toContain("Rahasia-9999");
  await noc.press("ID");
  expect([noc.heading, name()]).toEqual(["Buat Akun Pengguna", "Dewi"]);
  expect(noc.text).toContain("Draf ini disimpan selama 30 menit.");
  await noc.press("Buang draf");
  expect(name()).toBe("");
  await noc.open("/admin/rack/rack-type/form");
  await noc.press("Simpan draf");
  expect([noc.status, noc.text]).toEqual([400, expect.stringContaining("Draf tidak disimpan: belum ada isian")]);
});

test("a saved draft follows its form while choices are updated and problems told, until it is sent", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  const rack = "JKT1-A-01, DC Kuningan";
  const typed = () => [
    plain(tenant.document.querySelector("textarea[name=remark]")),
    tenant.document.querySelector("select[name=racks] option[selected]")?.text,
  ];
  const comeBack = async () => {
    await tenant.open("/dashboard");
    await tenant.open("/request/goodsout");
  };
  await comeBack();
  await tenant.press("Update choices", { Rack: rack, Remark: "not saved" });
  await comeBack();
  expect(typed()).toEqual(["", "Choose a rack"]);
  await tenant.press("Save draft", { Remark: "first" });
  await tenant.press("Update choices", { Rack: rack, Remark: "then" });
  await comeBack();
  expect(typed()).toEqual(["then", rack]);
  expect(tenant.text).toContain("This draft is kept for 30 minutes.");
  await tenant.press("Submit", { Remark: "at last" });
  expect([tenant.status, tenant.text]).toEqual([400, expect.stringContaining("Choose at least one device")]);
  await comeBack();
  expect(typed()).toEqual(["at last", rack]);
  await tenant.press("Submit", { "Choose srv-095": "on" });
  expect(tenant.heading).toMatch(/^GO-/);
  await comeBack();
  expect(typed()).toEqual(["", "Choose a rack"]);
});

test("a form opened with an account does nothing once another one has signed in at the same browser", async () => {
  const first = await signIn(portal.url, "tenant1", "tenant");
  await first.open("/request/troubleticket");
  const second = new Person(portal.url, {}, first.cookies);
  const leaves = new Person(portal.url, {}, first.cookies);
  await leaves.open("/dashboard");
  await leaves.press("Logout");
  await second.open("/login");
  await second.press("Log in", { Username: "tenant2", Password: PASSWORD });
  const ticket = { Subject: "Of tenant1", Site: "DC Kuningan", Description: "Not for tenant2" };
  const page = first.document.toString();
  const filed = () => changeData(portal.dataDir, (data) => data.prepare("SELECT count(*) FROM activities").get());
  const before = filed();
  for (const button of ["Save draft", "Submit"]) {
    first.document = parse(page);
    first.path = "/request/troubleticket";
    await first.press(button, ticket);
    expect([first.path, first.text]).toEqual([
      "/request/troubleticket",
      expect.stringContaining(
        "The form was opened with another account; now Agus Setiawan is signed in. Nothing was saved",
      ),
    ]);
    expect(first.body).not.toContain("Of tenant1");
  }
  expect(filed()).toEqual(before);
  await second.open("/request/troubleticket");
  expect(second.body).not.toContain("Not for tenant2");
});
