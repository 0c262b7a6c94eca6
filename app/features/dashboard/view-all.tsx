import { Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { formatCount } from "~/language/numbers";
import { m } from "./messages";

interface Props {
  to: string;
  count: number;
  /** There may be more; then none does not mean that there is none. */
  atLeast: boolean;
}

/** The link to all records of which a part of the dashboard shows the first, with their number if it is known. */
export function ViewAll({ to, count, atLeast }: Props) {
  const t = useT();
  const n = formatCount({ count, atLeast }, useLanguage());
  return <Link to={to}>{t(m.viewAll) + (atLeast && count === 0 ? "" : ` (${n})`)}</Link>;
}
