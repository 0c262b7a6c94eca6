import { drawRack, type Viewer } from "~/inventory/racks/drawing";
import type { RackDetail } from "~/inventory/racks/rows.server";
import { COPY, EDIT } from "./device-form";
import { withDrafts, withoutDraft } from "./placement";
import { asField, proposalOf } from "./proposal";
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
