import { useEffect, useRef, useState } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { isTyping, setSingleKeys, singleKeysAreOn } from "./keys";
import { m } from "./messages";

const keys: readonly (readonly [keys: readonly string[], does: Message])[] = [
  [["Ctrl", "K"], m.keySearch],
  [["/"], m.keyFilter],
  [["j"], m.keyNext],
  [["k"], m.keyPrevious],
  [["Enter"], m.keyOpen],
  [["x"], m.keyChoose],
  [["a"], m.keyAct],
  [["Ctrl", "Enter"], m.keySubmit],
  [["Ctrl", "P"], m.keyPrint],
  [["?"], m.keyHelp],
];

/** The keyboard shortcuts, shown over the page by the key ?; single-letter keys can be switched off there. */
export function KeysHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog className="keys-help" ref={dialog} aria-labelledby="keys" onClose={() => setOpen(false)}>
      <div className="dropdown-head">
        <h2 id="keys">{t(m.keys)}</h2>{" "}
        <button className="button button-small" type="button" onClick={() => dialog.current?.close()}>
          {t(m.closeKeys)}
        </button>
      </div>
      <dl>
        {keys.map(([pressed, does]) => (
          <div key={t(does)}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          defaultChecked={singleKeysAreOn()}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />{" "}
        {t(m.singleKeys)}
      </label>
    </dialog>
  );
}
