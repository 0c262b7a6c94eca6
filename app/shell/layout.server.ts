import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { bellData } from "~/features/notifications/bell.server";
import { countWaiting, type WaitingCount } from "~/features/requests/list/read-waiting.server";
import { formatCount } from "~/language/numbers";
import { requestListPath } from "~/paths";
import { m } from "~/session/guard-messages";
import { picturePath } from "~/provider/outside-file.server";
import { mediaPath, text } from "~/provider/rows.server";
import { requireUser, type SignedIn } from "~/session/guards.server";
import { idleMinutes } from "~/session/idle-limit.server";
import { optional } from "~/session/optional.server";
import type { IconName } from "~/ui/icon";
import { type Menu, profileMenus } from "./menu";
import { visibleMenu } from "./menu-access";

const application = z.object({ name: text, url: z.url({ protocol: /^https?$/ }).catch(""), image: mediaPath });

/** How old the favourite applications and, without a signal from the provider, the bell may be. */
const APPS_MS = 60_000;
const BELL_MS = 30_000;

/** The data of the shell around a page. It protects nothing: the pages inside have their own guards. */
export async function shellLoader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  const { user, role, provider, preferences, t } = context;
  const menu = visibleMenu(role, user);
  const [bell, waiting, apps, minutes] = await Promise.all([
    bellData(provider.recent(BELL_MS), user),
    isShown(menu, requestListPath(role)) ? optional("waiting requests", countWaiting(context)) : null,
    role === "admin" ? favoriteApps(context) : null,
    idleMinutes(provider),
  ]);
  return {
    role,
    person: {
      name: user.name,
      email: user.email,
      photo: user.photo ?? picturePath(user.gravatar),
      place: role === "tenant" ? user.tenantName.toUpperCase() : (user.groups[0] ?? ""),
    },
    note: role === "tenant" && !user.isTenantConfirmed ? t(m.notConfirmed) : undefined,
    menu: translated(menu, context, waiting),
    profileMenu: profileMenus[role].map(({ label, icon, path, ownWindow }) => ({
      label: t(label),
      icon,
      path,
      ownWindow,
    })),
    sidebar: preferences.sidebar,
    openGroups: preferences.menu.split(".").filter(Boolean),
    bell,
    apps,
    idleMinutes: minutes,
  };
}
export type ShellData = Awaited<ReturnType<typeof shellLoader>>;

const isShown = (menu: Menu, path: string): boolean =>
  menu.some((item) => "entries" in item && item.entries.some((entry) => entry.path === path));

async function favoriteApps({ provider }: SignedIn) {
  const apps = await optional("favourite applications", provider.recent(APPS_MS).all("application", application));
  return apps && apps.filter(({ url }) => url !== "");
}

/** An entry or a group of the side menu as sent to the browser. */
export interface ShownEntry {
  label: string;
  path: string;
  /** The query with which it is opened. */
  opened?: string;
  icon?: IconName;
  /** How much is waiting there for the reader, as text. */
  count?: string;
}
export interface ShownGroup {
  name: string;
  label: string;
  icon: IconName;
  entries: ShownEntry[];
}

/**
 * The menu in one language, without server-only data; the request list's entry has the number of requests that wait for
 * the reader.
 */
function translated(
  menu: Menu,
  { t, role, language }: SignedIn,
  waiting: WaitingCount | null,
): (ShownEntry | ShownGroup)[] {
  const count = waiting?.count ? formatCount(waiting, language) : undefined;
  const countOf = (path: string) => (path === requestListPath(role) ? count : undefined);
  return menu.map((item) =>
    "entries" in item
      ? {
          name: item.name,
          label: t(item.label),
          icon: item.icon,
          entries: item.entries.map(({ label, path, opened }) => ({
            label: t(label),
            path,
            opened,
            count: countOf(path),
          })),
        }
      : { label: t(item.label), icon: item.icon, path: item.path },
  );
}
