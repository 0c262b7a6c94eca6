import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { setSingleKeys, singleKeysAreOn } from "./keys";
import { m } from "./keys-messages";

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

/** The keys of the portal, over the page; those of one letter can be turned off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="keys-help" ref={dialog} aria-labelledby="keys" onClose={onClose}>
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
