import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Language } from "~/language/language";
import type { Preferences } from "~/session/preferences";
import type { ToastData } from "~/ui/toast";
import type { ShellData } from "./layout.server";

/** The data of every page: root's loader data. */
export interface PageData extends Pick<Preferences, "scheme" | "accent" | "lite"> {
  language: Language;
  /** The problems with which a posted form was returned. */
  problems: readonly string[] | null;
  /** It was returned with what the person typed. */
  keepsInput?: boolean;
  toast: ToastData | null;
  /** The draft of this page's form. */
  draft: Record<string, string[]> | null;
  /** The id of the signed-in account. */
  account: number | null;
}

/** If root's loader failed, the page is in English and in the browser's colour scheme. */
const fallback: PageData = {
  language: "en",
  scheme: undefined,
  accent: "blue",
  lite: false,
  problems: null,
  toast: null,
  draft: null,
  account: null,
};

export const usePageData = (): PageData => useRouteLoaderData<PageData>("root") ?? fallback;

/** The language that a page is shown in, by the data of its loaders. */
export const languageOf = ({ root }: Record<string, unknown>): Language =>
  ((root as PageData | undefined) ?? fallback).language;

/** The handle of the layouts, by which the document and the error page find the shell's data. */
export const shellHandle = { shell: true };

/** The shell's data; undefined on a page without the shell, or if its loader failed. */
export const useShellData = (): ShellData | undefined =>
  useMatches().find(({ handle }) => handle === shellHandle)?.data as ShellData | undefined;
