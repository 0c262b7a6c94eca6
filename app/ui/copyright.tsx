import { useT } from "~/language/context";
import { operatorName } from "./brand";
import { m } from "./messages";

/** The copyright line of every footer (spec 1 §1). */
export function Copyright() {
  const t = useT();
  return <span>{t(m.copyright, { year: new Date().getFullYear(), operator: operatorName })}</span>;
}
