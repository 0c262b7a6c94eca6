import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { withParams } from "~/lists/list-query";
import type { Target } from "./target";
import "./target-tabs.css";

const tabs: readonly { target: Target; label: Message }[] = [
  { target: "tenant", label: { en: "Another tenant (Cross Connect)", id: "Tenant lain (Cross Connect)" } },
  { target: "iix", label: { en: "The exchange (IIX)", id: "Exchange (IIX)" } },
];

const otherEnd: Message = { en: "The other end", id: "Ujung lain" };

/** Tabs for the two kinds of interconnections, at `?to=` with all other parameters of the URL. */
export function TargetTabs({ target }: { target: Target }) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <nav className="views" aria-label={t(otherEnd)}>
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
