import { useT } from "~/language/context";
import { today } from "~/language/dates";
import { operatorName } from "./brand";
import { m } from "./messages";

/** The copyright line of every footer (spec 1 §1). */
export function Copyright() {
  const t = useT();
  // A page that is open at New Year may show the old one.
  const year = today().slice(0, 4);
  return <span suppressHydrationWarning>{t(m.copyright, { year, operator: operatorName })}</span>;
}
