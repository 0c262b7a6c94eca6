import { z } from "zod";
import { optionalText, requiredOption, requiredText } from "~/forms/schema";
import type { Message, Translate } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import type { Role } from "~/session/permissions";
import { grantedBy, lostBy, OWN_ACCESS, sideOfGroup } from "./group";
import { m } from "./group-messages";
import { formSections, permissionLabel } from "./permission-sections";
import { readMembers } from "./read-members.server";
import { type Group, type Member, permissionRow } from "./rows.server";

/** At most this many people are named in a message. */
const MAX_NAMED = 10;

const refusals = {
  loses: { en: "{people}: would lose {permissions}", id: "{people}: akan kehilangan {permissions}" },
  unknownPeople: {
    en: "The people of this group, whom you may not see",
    id: "Anggota grup ini, yang tidak boleh Anda lihat",
  },
  andMore: { en: "{people} and {count} more", id: "{people} dan {count} lainnya" },
  ownAccess: {
    en: "This is your own group: you would lose {permissions}, and with it this page",
    id: "Ini grup Anda sendiri: Anda akan kehilangan {permissions}, dan halaman ini",
  },
  ownSide: { en: "Your own group stays on its side", id: "Grup Anda sendiri tetap di pihaknya" },
  hasPeople: {
    en: "A group with people keeps its side: move them to another group first",
    id: "Grup yang beranggota tetap di pihaknya: pindahkan anggotanya terlebih dahulu ke grup lain",
  },
  people: {
    en: "People of this group: {people}. Move them to another group first.",
    id: "Anggota grup ini: {people}. Pindahkan terlebih dahulu ke grup lain.",
  },
} as const satisfies Record<string, Message>;

const codenames = () => z.array(z.string()).default([]);

/** Whether the person is in this group: the session user only has the groups' names. */
export const isOwnGroup = ({ user }: Pick<SignedIn, "user">, { name }: { name: string }): boolean =>
  user.groups.includes(name);

/** The provider's permissions as choices. */
export const offeredPermissions = ({ provider }: Pick<SignedIn, "provider">) =>
  provider.all("permission", permissionRow, { ordering: "id" });

/**
 * The form of a group; `record` is the current group. A change that takes permissions away from people is sent only
 * with `confirm`, after listing what is lost; one that locks its author out is never sent.
 */
export function groupForm(t: Translate, context: SignedIn, record: Group | null) {
  return z
    .object({
      name: requiredText(t, m.name),
      admin: requiredOption(t, m.side, ["true", "false"]),
      permissions: codenames(),
      sections: codenames(),
      confirm: optionalText(),
    })
    .transform(async ({ name, admin, permissions, sections, confirm }) => {
      const offered = sections.length > 0 ? await offeredPermissions(context) : [];
      const chosen = { side: sideOfGroup(admin), permissions, sections };
      const granted = grantedBy(chosen, formSections(offered, record?.permissions ?? []));
      return { name, admin, permissions: granted, confirm };
    })
    .superRefine(async ({ admin, permissions, confirm }, issues) => {
      if (record === null) return;
      const problem = await problemOf(t, context, record, { side: sideOfGroup(admin), permissions, confirm });
      if (problem) issues.addIssue({ code: "custom", ...problem });
    })
    .transform(({ name, admin, permissions }) => ({ name, admin, permissions }));
}

/**
 * Names the members of a group, which can only be deleted without members: some providers would take the group away
 * from them.
 */
export async function peopleOf(context: SignedIn, { id, side }: Group): Promise<string | null> {
  const members = await readMembers(context, [id], [side]);
  return members && members.length > 0 ? context.t(refusals.people, { people: namesOf(members, context.t) }) : null;
}

interface Changed {
  side: Role;
  permissions: string[];
  confirm: string;
}

/** Why a group cannot be changed so, with the field that the message belongs to; null if it can. */
async function problemOf(
  t: Translate,
  context: SignedIn,
  before: Group,
  after: Changed,
): Promise<{ path: string[]; message: string } | null> {
  const isMoved = before.side !== after.side;
  const lost = lostBy(before.permissions, after.permissions);
  if (isOwnGroup(context, before)) {
    if (isMoved) return { path: ["admin"], message: t(refusals.ownSide) };
    const own = OWN_ACCESS.filter((permission) => lost.includes(permission));
    if (own.length > 0)
      return { path: ["permissions"], message: t(refusals.ownAccess, { permissions: listed(own, t) }) };
  }
  if (!isMoved && (lost.length === 0 || after.confirm === lost.join(" "))) return null;
  const members = await readMembers(context, [before.id], [before.side]);
  if (members?.length === 0) return null;
  if (isMoved) return { path: ["admin"], message: t(refusals.hasPeople) };
  const people = members ? namesOf(members, t) : t(refusals.unknownPeople);
  return { path: ["confirm"], message: t(refusals.loses, { people, permissions: listed(lost, t) }) };
}

const listed = (permissions: readonly string[], t: Translate): string =>
  permissions.map((codename) => t(permissionLabel(codename))).join(", ");

function namesOf(members: readonly Member[], t: Translate): string {
  const people = members
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join(", ");
  const count = members.length - MAX_NAMED;
  return count > 0 ? t(refusals.andMore, { people, count }) : people;
}
