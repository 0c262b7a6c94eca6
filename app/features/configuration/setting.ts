import type { Field, Section } from "~/crud/form-fields";
import { noteSetting } from "~/features/documents/note-setting";
import { badEmail } from "~/forms/messages";
import { m as reportWords } from "~/features/reports/report-messages";
import { documents } from "~/inventory/documents/documents";
import type { Message } from "~/language/language";
import { m } from "./setting-messages";

/** A setting as setting/ reads it (contract §3). */
export interface Setting {
  id: number;
  key: string;
  value: string;
  description: string;
}

type Kind = "minutes" | "mail" | "switch" | "address" | "path" | "text" | "note";

/** The sections of the form, in their order. */
const sections = { session: m.session, company: m.company, manuals: m.manuals, print: m.print, others: m.others };
type SectionName = keyof typeof sections;

interface Known {
  label: Message;
  section: SectionName;
  kind: Kind;
  /** A hint that replaces the provider's description. */
  hint: Message;
}

interface PaperPage {
  path: string;
  title: Message;
}

/** The setting with the note of a page for paper. */
const noteOn = ({ path, title }: PaperPage, hint: Message = m.noteHint): [key: string, known: Known] => [
  noteSetting(path),
  { label: { en: `Note: ${title.en}`, id: `Catatan: ${title.id}` }, section: "print", kind: "note", hint },
];

const forTenants = ({ path, title: { en, id } }: PaperPage): PaperPage => ({
  path,
  title: { en: `${en} (tenant)`, id: `${id} (tenant)` },
});

/** The settings that the portal knows, in form order. */
const known = new Map<string, Known>([
  ["session_idle", { label: m.sessionIdle, section: "session", kind: "minutes", hint: m.sessionIdleHint }],
  ["company_name", { label: m.companyName, section: "company", kind: "text", hint: m.companyHint }],
  ["company_email", { label: m.companyEmail, section: "company", kind: "mail", hint: m.companyHint }],
  ["company_phone", { label: m.companyPhone, section: "company", kind: "text", hint: m.companyHint }],
  ["manual_admin_url", { label: m.manualAdmin, section: "manuals", kind: "address", hint: m.manualHint }],
  ["manual_tenant_url", { label: m.manualTenant, section: "manuals", kind: "address", hint: m.manualHint }],
  ["print_header_image", { label: m.headerImage, section: "print", kind: "path", hint: m.headerImageHint }],
  noteOn(documents.information),
  noteOn(forTenants(documents.tenantInformation)),
  noteOn(documents.goodsLetter),
  noteOn(documents.handover),
  noteOn(documents.deliveryOrder),
  noteOn(documents.dismantleOrder),
  noteOn({ path: "/print-report-activity", title: reportWords.activity }),
  noteOn({ path: "/print-report-datacenter-access", title: reportWords.access }),
  noteOn({ path: "/print-report-rack", title: reportWords.rack }, m.rackNoteHint),
  noteOn({ path: "/print-report-service", title: reportWords.service }),
  noteOn({ path: "/print-report-interconnection", title: reportWords.interconnection }),
  noteOn({ path: "/print-report-request-problem", title: reportWords.requestProblem }),
]);

/** Whether the portal uses the setting. */
export const isKnown = ({ key }: Pick<Setting, "key">): boolean => known.has(key);

/** How providers spell on and off. */
const spellings = [
  ["true", "false"],
  ["True", "False"],
  ["on", "off"],
  ["yes", "no"],
  ["Y", "N"],
] as const;

/** The two values of a switch, spelled like its current value; null if it is not a switch. */
const spellingOf = (value: string) => spellings.find((pair) => (pair as readonly string[]).includes(value)) ?? null;

/** The length from which a text gets more than one line. */
const LONG_CHARACTERS = 100;

/** The kind of a setting's value; for an unknown setting, derived from its name and value. */
export function kindOf({ key, value }: Pick<Setting, "key" | "value">): Kind {
  const ours = known.get(key);
  if (ours) return ours.kind;
  if (spellingOf(value)) return "switch";
  if (/(^|_)e?mail$/i.test(key)) return "mail";
  if (/_minutes$/i.test(key)) return "minutes";
  return /_(url|link)$/i.test(key) ? "address" : "text";
}

const MINUTES: Message = { en: "min", id: "menit" };

const named = (text: string): Message => ({ en: text, id: text });

export const labelOf = ({ key }: Pick<Setting, "key">): Message => known.get(key)?.label ?? named(key);

/** The form field of a setting, and the field with its value when the form was opened. */
export const fieldOf = ({ id }: Pick<Setting, "id">) => `setting-${id}`;
export const openedFieldOf = ({ id }: Pick<Setting, "id">) => `opened-${id}`;

function inputOf(setting: Setting): Field {
  const { key, description, value } = setting;
  const hint = known.get(key)?.hint ?? (description ? named(description) : undefined);
  const field = { name: fieldOf(setting), label: labelOf(setting), hint };
  const kind = kindOf(setting);
  if (kind === "minutes") return { ...field, as: "number", unit: MINUTES, required: true };
  if (kind === "mail") return { ...field, as: "text", type: "email" };
  if (kind === "switch") {
    const [on, off] = spellingOf(value) ?? spellings[0];
    const options = [
      { value: on, label: m.on },
      { value: off, label: m.off },
    ];
    return { ...field, as: "select", empty: m.choose, options, required: true };
  }
  if (kind === "address" || kind === "path") return { ...field, as: "text", wide: true };
  if (kind === "note") return { ...field, as: "textarea", rows: 3 };
  return value.length > LONG_CHARACTERS || value.includes("\n")
    ? { ...field, as: "textarea", rows: 4, wide: true }
    : { ...field, as: "text" };
}

/** The sections of the form: known settings, then all others. */
export function settingSections(settings: readonly Setting[]): Section[] {
  const sectionOf = ({ key }: Setting): SectionName => known.get(key)?.section ?? "others";
  const place = [...known.keys()];
  const ordered = [...settings].sort((a, b) => place.indexOf(a.key) - place.indexOf(b.key));
  return Object.entries(sections)
    .map(([name, title]) => ({ title, fields: ordered.filter((one) => sectionOf(one) === name).map(inputOf) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Checks a new value against its kind; the message says what is wrong. */
export function badValue(setting: Setting, value: string): Message | null {
  const kind = kindOf(setting);
  if (kind === "minutes") return /^[1-9]\d{0,3}$/.test(value) ? null : m.badMinutes;
  if (kind === "switch") return spellingOf(setting.value)?.some((one) => one === value) ? null : m.badSwitch;
  if (value === "" || kind === "text" || kind === "path" || kind === "note") return null;
  if (kind === "mail") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : badEmail;
  return isWebAddress(value) ? null : m.badAddress;
}

/** A path is not accepted: what it is relative to depends on where it is read. */
const isWebAddress = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? "");
