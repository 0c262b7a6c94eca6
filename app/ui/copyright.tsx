import { useT } from "~/language/context";
import { operatorName } from "./brand";
import { m } from "./messages";

/** The copyright line of every footer (spec 1 §1). */
export function Copyright() {
  const t = useT();
  // oxlint-disable-next-line react/purity -- a page that is open at New Year may show the old one
  const year = String(new Date().getFullYear());
  return <span suppressHydrationWarning>{t(m.copyright, { year, operator: operatorName })}</span>;
}
