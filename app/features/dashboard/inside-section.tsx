import type { Inside } from "~/inventory/visits/read-inside.server";
import { useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { accessPath, formPath, visitsInsidePath } from "~/paths";
import { recordLink } from "~/ui/record-link";
import { m } from "./messages";
import { ViewAll } from "./view-all";
import { Age } from "./waiting-requests";

interface Props {
  inside: Inside;
  now: string;
  /** The site whose page it is. */
  site?: number;
}

/** Who is inside the sites now, or one of them, and since when. */
export function InsideSection({ inside: { count, atLeast, visits }, now, site }: Props) {
  const t = useT();
  const to = site === undefined ? visitsInsidePath : `${visitsInsidePath}&datacenter_id=${site}`;
  return (
    <section aria-labelledby="inside">
      <div className="section-head">
        <h2 id="inside">{t(m.inside)}</h2>
        <ViewAll to={to} count={count} atLeast={atLeast} />
      </div>
      {visits.length === 0 && <p className="dimmed">{t(atLeast ? m.insideUnknown : m.nobodyInside)}</p>}
      <ul className="waiting-list">
        {visits.map((visit) => (
          <li key={visit.id}>
            <span>
              {recordLink(visit.personName, visit.person, (person) => formPath(accessPath, person)) || NOTHING}{" "}
              <small>
                {[visit.tenantName || visit.company, site === undefined && visit.siteName].filter(Boolean).join(", ")}
              </small>
            </span>{" "}
            <Age since={visit.entered} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
