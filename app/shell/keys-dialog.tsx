import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { setSingleKeys, singleKeysAreOn } from "./keys";
import { m } from "./keys-messages";
import { shortcuts } from "./shortcuts";
import "~/ui/styles/kbd.css";
import "./keys-dialog.css";

/** The keys of the portal, over the page; single ones can be turned off. */
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
        {shortcuts.map(({ keys, use }) => (
          <div key={t(use)}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(use)}</dd>
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
