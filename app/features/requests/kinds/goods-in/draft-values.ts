import { drawRack, type Viewer } from "~/inventory/racks/drawing";
import type { RackDetail } from "~/inventory/racks/rows.server";
import { COPY, deviceFields, EDIT, hiddenFields, holdsDevice } from "./device-form";
import { withDrafts, withoutDraft } from "./placement";
import { asField, fromField, proposalOf } from "./proposal";
import type { Draft } from "./rows.server";
import { nextName, nextPlace } from "./several";

/** What a pressed button wants to do with a draft, edit or copy it; null if it is another button. */
export function askedOfDraft(pressed: string, drafts: readonly Draft[]): { draft: Draft; isCopied: boolean } | null {
  const isCopied = pressed.startsWith(COPY);
  if (!isCopied && !pressed.startsWith(EDIT)) return null;
  const id = pressed.slice(isCopied ? COPY.length : EDIT.length);
  const draft = drafts.find((one) => String(one.id) === id);
  return draft ? { draft, isCopied } : null;
}

/**
 * Whether the form holds something that filling it from a draft would lose: anything that was typed, or changed since a
 * draft filled it.
 */
export function holdsUnsaved(typed: URLSearchParams): boolean {
  const filled = typed.get("filled");
  if (!filled) return holdsDevice(typed);
  const values = fromField(filled);
  return deviceFields.some((name) => {
    const value = (hiddenFields as readonly string[]).includes(name) ? null : typed.get(name);
    return value !== null && value.replaceAll("\r\n", "\n") !== (values[name] ?? "");
  });
}

/** The same values, marked as those that a draft's button has filled in. */
export const markedAsFilled = (values: Record<string, string>): Record<string, string> => ({
  ...values,
  filled: asField(values),
});

/** A draft's type, position and ports as form values. */
const sameAs = (draft: Draft): Record<string, string> => ({
  quantity: "1",
  devices_manufacture: String(draft.manufacture ?? ""),
  devicetypes: String(draft.type ?? ""),
  proposed_for: String(draft.type ?? ""),
  proposed: asField(proposalOf(draft)),
  des: draft.description,
  ...proposalOf(draft),
});

/** The form values for editing a draft. */
export const changedValues = (draft: Draft): Record<string, string> => ({
  ...sameAs(draft),
  draft: String(draft.id),
  devicename: draft.name,
  serialnumber: draft.serialNumber,
  up_front: String(Math.max(0, ...draft.front) || ""),
});

/** The form values for a copy: with the next name and position, without a serial number. */
export function copiedValues(
  draft: Draft,
  drafts: readonly Draft[],
  detail: RackDetail,
  viewer: Viewer,
): Record<string, string> {
  const drawing = drawRack(withDrafts(detail, drafts), viewer);
  const taken = [...drafts, ...drawing.devices.map(({ device }) => device)].map(({ name }) => name);
  const place = nextPlace(drawing, Math.max(0, ...draft.front) || drawing.height + 1, draft.height ?? 1);
  return {
    ...sameAs(draft),
    devicename: nextName(draft.name, taken),
    up_front: String(place ?? ""),
  };
}

/** The rack with all drafts but the one being edited. */
export const rackWithDrafts = (detail: RackDetail, drafts: readonly Draft[], changed: Draft | undefined): RackDetail =>
  withDrafts(
    changed ? withoutDraft(detail, changed) : detail,
    drafts.filter((draft) => draft !== changed),
  );
