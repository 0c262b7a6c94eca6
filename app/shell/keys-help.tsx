import { type ComponentType, useEffect, useState } from "react";
import { isSingle } from "./keys";

/** The keyboard shortcuts, shown over the page by ? or Ctrl+/, which load them: without them nothing else is lost. */
export function KeysHelp() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.ctrlKey ? event.key !== "/" : event.key !== "?" || !isSingle(event)) return;
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
