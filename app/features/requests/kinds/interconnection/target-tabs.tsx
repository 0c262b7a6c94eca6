import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { withParams } from "~/lists/list-query";
import { m } from "./messages";
import type { Target } from "./target";
import "./target-tabs.css";

const tabs: readonly { target: Target; label: Message }[] = [
  { target: "tenant", label: m.toTenant },
  { target: "iix", label: m.toExchange },
];

/** Tabs for the two kinds of interconnections, at `?to=` with all other parameters of the URL. */
export function TargetTabs({ target }: { target: Target }) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <nav className="views" aria-label={t(m.to)}>
      {tabs.map((tab) => (
        <Link
          key={tab.target}
          to={withParams(params, { to: tab.target })}
          aria-current={tab.target === target ? "page" : undefined}
        >
          {t(tab.label)}{" "}
        </Link>
      ))}
    </nav>
  );
}
