import { useState } from "react";
import { useT } from "~/language/context";
import { portalVersion } from "~/ui/brand";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";
import { keepOpenGroups } from "./enhancements";
import type { ShellData, ShownEntry, ShownGroup } from "./layout.server";
import { m } from "./messages";
import { useMenuPath } from "./menu-path";

/**
 * The side menu: always shown, on narrow screens while its opener is open (shell.css). It is placed beside the opener
 * and not inside, because browsers disagree on how to show the content of a closed `details`.
 */
export function Sidebar({
  person,
  note,
  menu,
  openGroups,
}: Pick<ShellData, "person" | "menu" | "note" | "openGroups">) {
  const t = useT();
  const place = useMenuPath();
  const [kept, setKept] = useState(() => new Set(openGroups));

  function keep(name: string, open: boolean) {
    const next = new Set(kept);
    if (open) next.add(name);
    else next.delete(name);
    setKept(next);
    keepOpenGroups(next);
  }

  return (
    <div className="sidebar">
      <details className="menu-opener">
        <summary>
          <Icon name="menu" />
          <span className="sr-only">{t(m.menu)} </span>
        </summary>
      </details>
      <nav className="sidebar-body" aria-label={t(m.mainMenu)}>
        <div className="sidebar-user">
          <Photo name={person.name} path={person.photo} />{" "}
          <span>
            <b>{person.name}</b> <span className="dimmed">{person.place}</span>
          </span>
        </div>
        <ul>
          {menu.map((item) => (
            <li key={item.label}>
              {"entries" in item ? (
                <GroupItem group={item} place={place} kept={kept.has(item.name)} onKeep={keep} />
              ) : (
                <EntryLink {...item} place={place} />
              )}
            </li>
          ))}
        </ul>
        {note && <p className="sidebar-note">{note}</p>}
        <p className="version">{t(m.version, { version: portalVersion })}</p>
      </nav>
    </div>
  );
}

interface GroupItemProps {
  group: ShownGroup;
  place: string;
  kept: boolean;
  onKeep: (name: string, open: boolean) => void;
}

/**
 * A group is open if the person left it open or the page is one of its screens; while closed, it opens under the
 * pointer.
 */
function GroupItem({ group: { name, label, icon, entries }, place, kept, onKeep }: GroupItemProps) {
  const here = place.replace(/^\/admin/, "").split("/")[1] === name;
  const open = here || kept;
  const waiting = entries.find((entry) => entry.count)?.count;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onKeep(name, currentTarget.open);
      }}
      onMouseEnter={({ currentTarget }) => {
        if (here) currentTarget.open = true;
      }}
    >
      <summary>
        <Icon name={icon} />
        {label} {waiting && <Count of={waiting} />}
        <Icon name="chevron" />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink {...entry} place={place} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The number of things that wait for the reader at an entry. */
function Count({ of }: { of: string }) {
  const t = useT();
  return (
    <span className="count">
      {of} <span className="sr-only">{t(m.waitingForYou)}</span>
    </span>
  );
}

function EntryLink({ label, path, opened = "", icon, count, place }: ShownEntry & { place: string }) {
  const current = place === path ? "page" : place.startsWith(`${path}/`) || undefined;
  return (
    <a href={path + opened} aria-current={current}>
      {icon && <Icon name={icon} />}
      {label} {count && <Count of={count} />}
    </a>
  );
}
