import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "~/language/context";
import { languageName, languages } from "~/language/language";
import { portalName } from "~/ui/brand";
import { PreferenceForm } from "~/ui/preference-form";
import { Copyright } from "~/ui/copyright";
import type { FormState } from "~/forms/form-state";
import { Logo } from "~/ui/logo";
import { ProblemSummary } from "~/forms/problem-summary";
import { useLastResult } from "~/forms/last-result";
import { Toast } from "~/ui/toast";
import { accentNames, accents, liteNames, type Preferences, schemeNames, schemes } from "~/session/preferences";

/** The initial state of a form. */
export const emptyForm: FormState = { values: {}, errors: {} };

/** A login page; problems are shown between its title and its form. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainFrame>
      <h1>{title}</h1>
      <ProblemSummary {...useLastResult()} />
      {children}
    </PlainFrame>
  );
}

/** The frame of a page without the shell: brand at the top, copyright and languages at the bottom. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="plain">
      <main className="stack" id="content">
        <Toast />
        <div className="brand">
          <Logo />
          <span>{portalName}</span>
        </div>
        {children}
      </main>
      <footer className="plain-foot">
        <Copyright />
        <BrowserChoices />
      </footer>
    </div>
  );
}

/** Language, colour scheme, accent colour and lite mode: the settings of this browser (screens.md). */
function BrowserChoices() {
  const t = useT();
  const language = useLanguage();
  const { scheme, accent, lite } = useRouteLoaderData<Partial<Preferences>>("root") ?? {};
  return (
    <>
      <Choices
        action="/language"
        name="language"
        chosen={language}
        labels={languages.map((value) => ({ value, label: languageName(value), lang: value }))}
      />
      <Choices
        action="/theme"
        name="scheme"
        chosen={scheme ?? "system"}
        labels={schemes.map((value) => ({ value, label: t(schemeNames[value]) }))}
      />
      <Choices
        action="/theme"
        name="accent"
        chosen={accent}
        labels={accents.map((value) => ({ value, label: t(accentNames[value]) }))}
      />
      <Choices
        action="/lite"
        name="lite"
        labels={[{ value: String(!lite), label: t(lite ? liteNames.leave : liteNames.enter) }]}
      />
    </>
  );
}

interface ChoicesProps {
  action: "/language" | "/theme" | "/lite";
  name: string;
  chosen?: string;
  labels: { value: string; label: string; lang?: string }[];
}

/** One button per choice. */
function Choices({ action, name, chosen, labels }: ChoicesProps) {
  return (
    <PreferenceForm action={action}>
      {labels.map(({ value, label, lang }) => (
        <button
          key={value}
          className="link-button"
          name={name}
          value={value}
          lang={lang}
          aria-pressed={chosen === undefined ? undefined : value === chosen}
        >
          {label}{" "}
        </button>
      ))}
    </PreferenceForm>
  );
}
