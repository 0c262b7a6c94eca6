import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { kindLabel } from "~/inventory/requests/kinds";
import { nextStep } from "~/features/requests/next-step";
import { stateStyle } from "~/inventory/requests/status";
import { states } from "~/inventory/requests/transitions";
import { LanguageProvider } from "~/language/context";
import { languageAsked, translator } from "~/language/language";
import { requireUser } from "~/session/guards.server";
import { adminMenu, profileMenus, tenantMenu } from "~/shell/menu";
import { PrintBar } from "~/ui/print-sheet";
import { ScrollBox, TableBox } from "~/ui/table-box";
import "./guide.css";
import { titled } from "~/ui/title";
import { m } from "./messages";
import { readManual } from "./read-manual.server";
import { lives } from "./request-life";
import { RequestPicture } from "./request-picture";
import { ownSection, sectionsOf } from "./sections";
import { KeyTable, ScreenTable } from "./tables";

/** Printable, and sent without scripts but the print button's. */
export const handle = { print: true };

const titles = { admin: m.adminGuide, tenant: m.tenantGuide };

export const meta = titled((data: { role: keyof typeof titles } | undefined, t) => t(titles[data?.role ?? "tenant"]));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  const { role, url, language, nonce, preferences } = context;
  const manual = await readManual(context, args.request);
  if (manual) context.download(manual);
  return {
    role,
    language: languageAsked(url.searchParams, language),
    script: preferences.lite ? null : { nonce },
  };
}

export default function UserGuide() {
  const { role, language, script } = useLoaderData<typeof loader>();
  const t = translator(language);
  const sections = [...sectionsOf(role === "admin" ? adminMenu : tenantMenu), ownSection(profileMenus[role])];
  const chapters = [
    ["start", m.start],
    ["screens", m.screens],
    ["requests", m.requests],
    ["statuses", m.statuses],
    ["keys", m.keys],
  ] as const;
  return (
    <LanguageProvider language={language}>
      <div className="paper" lang={language}>
        <PrintBar language={language} query="" close="/" script={script} />
        <main className="sheet guide" id="main">
          <h1>{t(titles[role])}</h1>
          <nav aria-label={t(m.contents)}>
            <ul>
              {chapters.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(title)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <h2 id="start">{t(m.start)}</h2>
          <p>{t(role === "admin" ? m.startAdmin : m.startTenant)}</p>
          <p>{t(m.startBrowser)}</p>
          <h2 id="screens">{t(m.screens)}</h2>
          {sections.map((section) => (
            <section key={t(section.title)}>
              <h3>{t(section.title)}</h3>
              <ScreenTable section={section} />
            </section>
          ))}
          <h2 id="requests">{t(m.requests)}</h2>
          <p>{t(m.requestsNote)}</p>
          {lives().map(({ names, steps }) => {
            const title = names.map((name) => t(kindLabel(name))).join(", ");
            return (
              <figure key={title}>
                <figcaption>
                  <h3>{title}</h3>
                </figcaption>
                <ScrollBox label={title}>
                  <RequestPicture title={title} steps={steps} />
                </ScrollBox>
              </figure>
            );
          })}
          <h2 id="statuses">{t(m.statuses)}</h2>
          <TableBox label={t(m.statuses)} heads={[t(m.status), t(m.next)]}>
            {states.map((state) => (
              <tr key={state}>
                <th scope="row">{t(stateStyle(state).word)}</th>
                <td>{capitalized(t(nextStep("", state).what, { tenant: t(m.theTenant) }))}</td>
              </tr>
            ))}
          </TableBox>
          <h2 id="keys">{t(m.keys)}</h2>
          <KeyTable side={role} onPaper />
        </main>
        {script && <script src="/print.js" nonce={script.nonce} defer />}
      </div>
    </LanguageProvider>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
