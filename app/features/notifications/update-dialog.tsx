import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { m } from "./messages";
import type { Update } from "./rows.server";

/** The focus starts in the dialog, also without script. */
const focused = { autoFocus: true };

const wiggle = [0, -8, 8, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** A click beside the dialog does not close it (spec 1 §4): it wiggles. */
function wiggleOutside(this: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = this.getBoundingClientRect();
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  if (!isInside && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.animate(wiggle, 300);
}

/** A system update, shown open in the page. Its message is HTML that the server has sanitized. */
export function UpdateDialog({ update, closePath }: { update: Update; closePath: string }) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // Only showModal() traps the focus and handles Escape.
    dialog.current?.close();
    dialog.current?.showModal();
    // The dialog would focus the first link of the message.
    close.current?.focus();
    dialog.current?.addEventListener("click", wiggleOutside);
  }, []);

  return (
    <dialog
      open
      ref={dialog}
      aria-labelledby="update-title"
      onCancel={(event) => {
        event.preventDefault();
        navigate(closePath, { preventScrollReset: true });
      }}
    >
      <h2 id="update-title">{update.title}</h2>
      <p className="dimmed">
        {t(m.versionOf, { version: update.version, day: formatDay(update.createdAt, language) })}
      </p>
      {/* The loader has sanitized it (forms/sanitize.server). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: update.message }} />
      <Link className="button button-primary" to={closePath} ref={close} preventScrollReset {...focused}>
        {t(m.close)}
      </Link>
    </dialog>
  );
}
