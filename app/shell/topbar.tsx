import { Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { Bell, Updates } from "~/features/notifications/bell";
import { useLanguage, useT } from "~/language/context";
import { languageName, languages } from "~/language/language";
import { leaving } from "~/session/leaving";
import { accentNames, accents, schemeNames, schemes } from "~/session/preferences";
import { portalName } from "~/ui/brand";
import { PreferenceForm } from "~/ui/preference-form";
import { Dropdown } from "~/ui/dropdown";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Photo } from "~/ui/photo";
import { SentField } from "~/forms/sent-field";
import type { ShellData } from "./layout.server";
import { m as uiWords } from "~/ui/messages";
import { m } from "./messages";
import { usePageData } from "./page-data";
import { GlobalSearch } from "./topbar-search";

export function Topbar({ role, person, menu, profileMenu, sidebar, bell, apps }: ShellData) {
  return (
    <header className="topbar">
      <MenuToggle sidebar={sidebar} />
      <Link className="brand" to="/">
        <Logo />
        <span>{portalName}</span>
      </Link>{" "}
      <GlobalSearch role={role} menu={menu} profileMenu={profileMenu} />
      <div className="topbar-tools">
        <LanguageChoice />
        <Appearance />
        <LiteMode />
        {apps && <FavoriteApps apps={apps} />}
        <Updates role={role} data={bell} />
        <Bell role={role} data={bell} />
        <Profile person={person} menu={profileMenu} />
      </div>
    </header>
  );
}

function MenuToggle({ sidebar }: Pick<ShellData, "sidebar">) {
  const t = useT();
  const isHidden = sidebar === "hidden";
  const title = t(isHidden ? m.showMenu : m.hideMenu);
  return (
    <PreferenceForm action="/theme" className="inline menu-toggle">
      <button className="icon-button" name="sidebar" value={isHidden ? "shown" : "hidden"} title={title}>
        <Icon name="menu" label={title} />
      </button>
    </PreferenceForm>
  );
}

function LanguageChoice() {
  const t = useT();
  const chosen = useLanguage();
  return (
    <PreferenceForm action="/language" className="inline" onSubmit={sendAfterDrafts}>
      <div className="language" role="group" aria-label={t(m.language)}>
        {languages.map((language) => (
          <button
            key={language}
            name="language"
            value={language}
            lang={language}
            title={languageName(language)}
            aria-pressed={language === chosen}
          >
            {language.toUpperCase()}{" "}
          </button>
        ))}
      </div>
    </PreferenceForm>
  );
}

/** Whether what is typed was saved before this form is sent. */
let isSaved = false;

/** Sends a form that loads the page anew once what is typed into the page's own forms is saved, or cannot be. */
function sendAfterDrafts(event: FormEvent<HTMLFormElement>): void {
  if (!isSaved) event.preventDefault();
  isSaved = !isSaved;
  if (!isSaved) return;
  const { submitter } = event.nativeEvent as SubmitEvent;
  const send = () => submitter?.click();
  leaving()
    .then(({ saveDrafts }) => saveDrafts())
    .then(send, send);
}

function Appearance() {
  const t = useT();
  const { scheme: chosenScheme, accent: chosenAccent } = usePageData();
  return (
    <Dropdown id="appearance" title={t(m.appearance)} face={<Icon name="sun" />}>
      <PreferenceForm action="/theme">
        <fieldset className="choices">
          <legend>{t(m.appearance)}</legend>{" "}
          {schemes.map((scheme) => (
            <label key={scheme}>
              <input type="radio" name="scheme" value={scheme} defaultChecked={scheme === (chosenScheme ?? "system")} />{" "}
              {t(schemeNames[scheme])}{" "}
            </label>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend>{t(m.accent)}</legend>{" "}
          {accents.map((accent) => (
            <label key={accent}>
              <input type="radio" name="accent" value={accent} defaultChecked={accent === chosenAccent} />{" "}
              <span className={`swatch swatch-${accent}`} />
              {t(accentNames[accent])}{" "}
            </label>
          ))}
        </fieldset>
        <button className="button button-primary">{t(m.keep)}</button>
      </PreferenceForm>
    </Dropdown>
  );
}

function LiteMode() {
  const t = useT();
  const { lite } = usePageData();
  return (
    <PreferenceForm action="/lite" className="inline" onSubmit={sendAfterDrafts}>
      <button className="icon-button" name="lite" value={String(!lite)} title={t(m.lite)} aria-pressed={lite}>
        <Icon name="plain" label={t(m.lite)} />
      </button>
    </PreferenceForm>
  );
}

function FavoriteApps({ apps }: { apps: NonNullable<ShellData["apps"]> }) {
  const t = useT();
  return (
    <Dropdown id="apps" title={t(m.favoriteApps)} face={<Icon name="apps" />}>
      <div className="dropdown-head">
        <b>{t(m.favoriteApps)}</b>
      </div>
      {apps.length === 0 && <p className="dimmed">{t(m.noApps)}</p>}
      <ul className="app-list">
        {apps.map(({ name, url, image }) => (
          <li key={`${name} ${url}`}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {image ? <img className="app-image" src={`/media/${image}`} alt="" /> : <Icon name="globe" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

function Profile({
  person: { name, email, photo },
  menu,
}: {
  person: ShellData["person"];
  menu: ShellData["profileMenu"];
}) {
  const t = useT();
  const title = t(m.profileOf, { name });
  return (
    <Dropdown id="profile" title={title} face={<Photo name={name} path={photo} />}>
      <p className="who">
        <b>{name}</b> <span className="dimmed">{email}</span>
      </p>
      <ul className="menu-list">
        {menu.map(({ label, icon, path, ownWindow }) => (
          <li key={path}>
            <Link to={path} {...(ownWindow && { target: "_blank", rel: "noopener" })}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <form method="post" action="/logout">
            <SentField />
            <button>
              <Icon name="logout" />
              {t(uiWords.logOut)}
            </button>
          </form>
        </li>
      </ul>
    </Dropdown>
  );
}
