import { type Language, type Message, type Translate, translator } from "~/language/language";
import type { ToastData } from "~/ui/toast";

/** What is told of a write; `isDoubtful` if the provider has accepted it, but may have put off or lost some of it. */
export type Told = Message & Pick<ToastData, "shownFor"> & { isDoubtful?: true };

/** The message with its values in it, in both languages. */
export function withValues(told: Told, valuesIn: (t: Translate) => Parameters<Translate>[1]): Told {
  const inLanguage = (language: Language) => {
    const t = translator(language);
    return t(told, valuesIn(t));
  };
  return { ...told, en: inLanguage("en"), id: inLanguage("id") };
}

/** The toast of a write: a warning if it is doubtful. */
export const toastOf = (told: Told, t: Translate): ToastData => ({
  message: t(told),
  tone: told.isDoubtful ? "error" : "success",
  ...(told.shownFor && { shownFor: told.shownFor }),
});
