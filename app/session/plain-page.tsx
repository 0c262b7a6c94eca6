import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "~/language/context";
import { operatorName, portalName } from "~/ui/brand";
import type { FormState } from "~/ui/form";
import { Logo } from "~/ui/logo";
import { type Problem, ProblemSummary } from "~/ui/problem-summary";
import { Toast } from "~/ui/toast";
import { m } from "./messages";
import { type Preferences, schemes } from "./preferences";

/** A form as it is first shown. */
export const emptyForm: FormState = { values: {}, errors: {} };

/** Each language's own name, which is not translated. */
const languageNames = { en: "English", id: "Bahasa Indonesia" } as const;

/** A page of the login room: what went wrong stands between its title and its form. */
export function PlainPage({
  title,
  problems = [],
  children,
}: {
  title: string;
  problems?: Problem[];
  children: ReactNode;
}) {
  const t = useT();
  return (
    <PlainFrame>
      <h1>{title}</h1>
      <ProblemSummary problems={problems} title={t(m.problem)} />
      {children}
    </PlainFrame>
  );
}

/** The frame of a page without the shell: brand above, copyright and languages beneath. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useT();
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
        <span>{t(m.copyright, { year: new Date().getFullYear(), operator: operatorName })}</span>
        <BrowserChoices />
      </footer>
    </div>
  );
}

/** Language, light or dark, and lite mode: what this browser keeps (screens.md). */
function BrowserChoices() {
  const t = useT();
  const language = useLanguage();
  const { scheme, lite } = useRouteLoaderData<Partial<Preferences>>("root") ?? {};
  return (
    <>
      <Choices
        action="/language"
        name="language"
        chosen={language}
        labels={Object.entries(languageNames).map(([value, label]) => ({ value, label, lang: value }))}
      />
      <Choices
        action="/theme"
        name="scheme"
        chosen={scheme}
        labels={schemes.map((value) => ({ value, label: t(m[value]) }))}
      />
      <Choices
        action="/lite"
        name="lite"
        labels={[{ value: String(!lite), label: t(lite ? m.leaveLite : m.enterLite) }]}
        reload
      />
    </>
  );
}

interface ChoicesProps {
  action: string;
  name: string;
  chosen?: string;
  labels: { value: string; label: string; lang?: string }[];
  /** The browser fetches the page anew, with or without scripts. */
  reload?: boolean;
}

/** A form that keeps the pressed choice and comes back to the page. */
function Choices({ action, name, chosen, labels, reload }: ChoicesProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={action} reloadDocument={reload} preventScrollReset replace>
      <input type="hidden" name="to" value={pathname + search} />
      {labels.map(({ value, label, lang }) => (
        <button
          key={value}
          className="link-button"
          name={name}
          value={value}
          lang={lang}
          aria-pressed={chosen === undefined ? undefined : value === chosen}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
