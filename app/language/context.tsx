import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Language, spokenFor, type Translate, translator } from "./language";

const LanguageContext = createContext<{ language: Language; t: Translate }>({ language: "en", t: translator("en") });

/** Provides the page's language to everything below it. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo(() => ({ language: spokenFor(language), t: translator(language) }), [language]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

export const useT = (): Translate => useContext(LanguageContext).t;
export const useLanguage = (): Language => useContext(LanguageContext).language;
