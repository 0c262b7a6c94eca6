import sprite from "./icons.svg";

/** The symbols of icons.svg, without their "i-". */
export type IconName =
  | "apps"
  | "asc"
  | "ban"
  | "bell"
  | "book"
  | "calendar"
  | "check"
  | "chevron"
  | "clock"
  | "closed"
  | "columns"
  | "copy"
  | "desc"
  | "device"
  | "done"
  | "download"
  | "edit"
  | "eye"
  | "filter"
  | "gear"
  | "globe"
  | "hand"
  | "home"
  | "in"
  | "info"
  | "key"
  | "left"
  | "link"
  | "list"
  | "lite"
  | "logout"
  | "mail"
  | "megaphone"
  | "menu"
  | "news"
  | "off"
  | "ok"
  | "open"
  | "org"
  | "out"
  | "pause"
  | "plain"
  | "plus"
  | "power"
  | "print"
  | "rack"
  | "report"
  | "request"
  | "search"
  | "service"
  | "sort"
  | "stop"
  | "sun"
  | "swap"
  | "ticket"
  | "tool"
  | "trash"
  | "unplug"
  | "up"
  | "update"
  | "user"
  | "warn"
  | "x";

/**
 * A line icon in the text colour. Its label is hidden text, which text browsers show too; without a label it is
 * decoration.
 */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <>
      <svg className="icon" width="1.25em" height="1.25em" aria-hidden="true">
        <use href={`${sprite}#i-${name}`} />
      </svg>
      {label && <span className="sr-only">{`${label} `}</span>}
    </>
  );
}
