import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import type { DocumentLink } from "./documents";

/** The documents of a record; each opens in a new window. */
export function DocumentLinks({ documents }: { documents: readonly DocumentLink[] }) {
  const t = useT();
  return (
    <>
      {documents.map(({ path, button }) => (
        <a key={path} className="button" href={path} target="_blank" rel="noopener">
          <Icon name="print" />
          {t(button)}{" "}
        </a>
      ))}
    </>
  );
}
