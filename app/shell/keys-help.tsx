import { type ComponentType, useEffect, useState } from "react";
import { isTyping } from "./keys";

/** The keyboard shortcuts, shown over the page by the key ?, which loads them: without them nothing else is lost. */
export function KeysHelp() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      void import("./keys-dialog").then(
        ({ KeysDialog }) => setDialog(() => KeysDialog),
        () => undefined,
      );
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  return Dialog && <Dialog onClose={() => setDialog(null)} />;
}
