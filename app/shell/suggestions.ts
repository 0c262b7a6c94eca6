import { useEffect, useRef, useState } from "react";
import { suggestionsPath } from "~/paths";
import type { Suggestion, Suggestions } from "~/ui/suggestion";
import type { ShellData } from "./layout.server";

/** How long to wait after a letter before records are searched. */
const TYPING_WAIT_MS = 250;

/** The number of letters from which records are searched. */
const MIN_LETTERS = 2;

/** The number of screens offered at once. */
const MAX_SCREENS = 5;

type Groups = Suggestions["groups"];

/**
 * The records matching the typed text. Only one search runs at a time; the next one uses the text as it is then, and none
 * goes on when the list is closed.
 */
export function useFoundRecords(role: ShellData["role"], typed: string): Groups {
  const [found, setFound] = useState<Suggestions | null>(null);
  const wanted = useRef("");
  const isAsking = useRef(false);
  const whileShown = useRef<AbortSignal>();
  const words = typed.trim();
  useEffect(() => {
    const closing = new AbortController();
    whileShown.current = closing.signal;
    return () => closing.abort();
  }, []);
  useEffect(() => {
    wanted.current = words;
    const isEnough = () => wanted.current.length >= MIN_LETTERS;
    const ask = async () => {
      if (isAsking.current) return;
      isAsking.current = true;
      for (let asked = ""; isEnough() && asked !== wanted.current;) {
        asked = wanted.current;
        setFound(await readSuggestions(role, asked, whileShown.current));
      }
      isAsking.current = false;
    };
    const timer = setTimeout(() => void ask(), TYPING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [role, words]);
  return words.length < MIN_LETTERS ? [] : (found?.groups ?? []);
}

/** Empty if they cannot be read: suggestions are only a help, and the search itself reports problems. */
async function readSuggestions(
  role: ShellData["role"],
  words: string,
  signal?: AbortSignal,
): Promise<Suggestions | null> {
  const address = `${suggestionsPath(role)}?${new URLSearchParams({ q: words })}`;
  try {
    const answer = await fetch(address, { redirect: "error", signal });
    return answer.ok ? ((await answer.json()) as Suggestions) : null;
  } catch {
    return null;
  }
}

/** The screens of the menus whose names contain all of the words. */
export function screensNamed(
  { menu, profileMenu }: Pick<ShellData, "menu" | "profileMenu">,
  typed: string,
): Suggestion[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const screens = [
    ...menu.flatMap((item) =>
      "entries" in item
        ? item.entries.map(({ label, path, opened = "" }) => ({
            to: path + opened,
            name: label,
            note: item.label,
            icon: item.icon,
          }))
        : [{ to: item.path, name: item.label, note: "", icon: item.icon }],
    ),
    ...profileMenu
      .filter(({ ownWindow }) => !ownWindow)
      .map(({ label, path, icon }) => ({ to: path, name: label, note: "", icon })),
  ];
  const isNamed = ({ name, note }: Suggestion) => words.every((word) => `${note} ${name}`.toLowerCase().includes(word));
  return screens.filter(isNamed).slice(0, MAX_SCREENS);
}
