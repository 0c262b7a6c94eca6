import { useLanguage, useT } from "~/language/context";
import { languageName, languages } from "~/language/language";
import { m } from "./rack-report-messages";

/** A record in the report's address (spec 2 §2 "possibly id;name"). */
export interface Pair {
  id: string;
  name: string;
}

/** "3;JKT1-A-07" or "3" → its id and name; null without an id. */
export function readPair(value: string | null): Pair | null {
  const [, id = "", name = ""] = /^(\d+)(?:;(.*))?$/s.exec(value ?? "") ?? [];
  return id ? { id, name } : null;
}

interface Props {
  sites: Pair[];
  site: Pair | null;
  racks: Pair[];
  back: string;
}

/** The form shown when the address names no racks: first the site, then its racks, in one GET form. */
export function RackChoice({ sites, site, racks, back }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <main className="sheet" id="main">
      <h1>{t(m.choose)}</h1>
      <form className="stack">
        <div className="field">
          <label htmlFor="datacenter">{t(m.site)}</label>{" "}
          <select id="datacenter" name="datacenter" defaultValue={site ? site.id : ""}>
            <option value="">{t(m.chooseSite)}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="choices">
          <legend>{t(m.language)}</legend>{" "}
          {languages.map((other) => (
            <label key={other} lang={other}>
              <input type="radio" name="lang" value={other} defaultChecked={other === language} />{" "}
              {languageName(other)}{" "}
            </label>
          ))}
        </fieldset>
        {site && (
          <fieldset className="choices">
            <legend>{t(m.racks)}</legend> {racks.length === 0 && <p>{t(m.noRacks)}</p>}
            {racks.map((rack) => (
              <label key={rack.id}>
                <input type="checkbox" name="racks" value={rack.id} /> {rack.name}{" "}
              </label>
            ))}
          </fieldset>
        )}
        <p>
          <button className="button button-primary">{t(racks.length > 0 ? m.showReport : m.showRacks)}</button>{" "}
          <a className="button" href={back}>
            {t(m.back)}
          </a>
        </p>
      </form>
    </main>
  );
}
