import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { searchPath } from "~/paths";
import { Icon } from "~/ui/icon";
import type { ShellData } from "./layout.server";
import { m } from "./messages";

/** The search of everything that the person may see. On its own page it shows what was searched for. */
export function GlobalSearch({ role }: Pick<ShellData, "role">) {
  const t = useT();
  const [params] = useSearchParams();
  const path = searchPath(role);
  const searched = useLocation().pathname === path ? (params.get("q") ?? "") : "";
  return (
    <Form className="global-search" role="search" aria-label={t(m.findAnything)} action={path}>
      <label className="sr-only" htmlFor="global-search">
        {t(m.findAnything)}
      </label>{" "}
      <input
        className="input"
        id="global-search"
        key={searched}
        type="search"
        name="q"
        defaultValue={searched}
        placeholder={t(m.findHint)}
        autoComplete="off"
        maxLength={LIMITS.line}
      />{" "}
      <button className="icon-button" title={t(m.find)}>
        <Icon name="search" label={t(m.find)} />
      </button>
    </Form>
  );
}
