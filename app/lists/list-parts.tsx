import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";

interface ListPartsProps {
  label: Message;
  /** The lists with their paths. */
  parts: readonly (readonly [string, Message])[];
  /** The path of the list that is shown. */
  here: string;
}

/** Navigation between related lists. */
export function ListParts({ label, parts, here }: ListPartsProps) {
  const t = useT();
  return (
    <nav className="views list-parts" aria-label={t(label)}>
      {parts.map(([path, name]) => (
        <Link key={path} to={path} aria-current={path === here ? "page" : undefined}>
          {t(name)}{" "}
        </Link>
      ))}
    </nav>
  );
}
