import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { FormSections, type Section } from "~/crud/form-fields";
import { answerOf, refuseOutdated, savedMessage } from "~/crud/edit-checks.server";
import { labelsOf } from "~/crud/sections";
import { openForm } from "~/crud/open-form.server";
import { openPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { useT } from "~/language/context";
import { profilePath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import { picturePath } from "~/provider/outside-file.server";
import { sessionsOf } from "~/session/account-sessions.server";
import { browserName } from "~/session/browser-name";
import { requireSide, type SignedIn } from "~/session/guards.server";
import { idleMinutes } from "~/session/idle-limit.server";
import { type Role, rolePermission } from "~/session/permissions";
import { forgetUser } from "~/session/users.server";
import { PortalForm, RequiredNote } from "~/forms/form";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormPage, useFormWithResult } from "~/forms/last-result";
import { titled } from "~/ui/title";
import "./profile.css";
import { m as accountWords } from "./account-messages";
import { ownFields } from "./account-sections";
import { profileForm, profileFormValues } from "./account-rules.server";
import { m } from "./profile-messages";
import { ProfileCard, ProfileSessions, type ShownSession } from "./profile-parts";

const sectionsOf = (role: Role): readonly Section[] => [
  {
    title: m.person,
    note: m.personNote,
    fields: [
      ...ownFields(role === "admin" ? accountWords.companyHint : undefined),
      { as: "image", name: "foto", label: m.photo, hint: m.photoHint },
    ],
  },
];

export const meta = titled(m.profile);

/** Reads the form's page. */
const reader = (context: SignedIn) => async (params: URLSearchParams) => {
  const { role } = context;
  const user = await readOwn(context);
  return {
    card: {
      role,
      username: user.username,
      name: user.name,
      photo: user.photo ?? picturePath(user.gravatar),
      isUploaded: user.photo !== null,
      tenant: role === "tenant" ? user.tenantName : "",
      isHead: role === "tenant" && user.isHeadTenant,
      groups: user.groups,
    },
    state: await openForm(
      context.provider,
      { sections: sectionsOf(role), start: profileFormValues(user), editing: true },
      params,
    ),
    sessions: await readSessions(context),
    now: new Date().toISOString(),
  };
};

/** The account as it is by now: with other sessions its owner, or the NOC, may just have changed it. */
async function readOwn(context: SignedIn): Promise<SessionUser> {
  await forgetUser(context.session.access ?? "");
  return (await context.readUser()) ?? context.user;
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  return openPage(context, reader(context));
}

/** The account's active sessions, the current one first. */
async function readSessions({ provider, session, user, clientAddress }: SignedIn): Promise<ShownSession[]> {
  const known = await sessionsOf(user.id, (await idleMinutes(provider)) * 60_000);
  const shown = known.map(({ id, agent, address, seen }) => ({
    id,
    browser: browserName(agent),
    address,
    seen: id === session.id ? null : new Date(seen).toISOString(),
  }));
  const [here] = shown.filter(({ seen }) => seen === null);
  return [here ?? { id: "", browser: "", address: clientAddress, seen: null }, ...shown.filter((one) => one !== here)];
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const { provider, user, session, role, t } = context;
  const read = async () => profileFormValues(await readOwn(context));
  return submit(context, args.request, profileForm(t, role), {
    page: reader(context),
    // A provider that replaces the whole record also requires the user name.
    send: async (form, posted) => {
      const before = await read();
      await refuseOutdated(sectionsOf(role), before, posted, { t });
      const answer = answerOf(user.id, await provider.update("user", user.id, { ...form, username: user.username }));
      await forgetUser(session.access ?? "");
      return savedMessage(m.saved, { sections: sectionsOf(role), sent: form, answer, before, read });
    },
    then: profilePath(role),
    toast: (told) => told,
    labels: labelsOf(sectionsOf(role)),
  });
}

export default function Profile() {
  const t = useT();
  const { card, state: loaded, sessions, now } = useFormPage<typeof loader>();
  const { state, ...returned } = useFormWithResult(loaded, ["foto"]);
  return (
    <>
      <ProblemSummary {...returned} />
      <div className="page-head">
        <h1>{t(m.profile)}</h1>
        <RequiredNote />
      </div>
      <div className="split split-side">
        <ProfileCard {...card} />
        <div>
          <PortalForm key={card.photo} state={state} multipart>
            <FormSections sections={sectionsOf(card.role)} />
          </PortalForm>
          <ProfileSessions sessions={sessions} now={now} />
        </div>
      </div>
    </>
  );
}
