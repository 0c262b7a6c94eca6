import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { documentOf, documentPath, type RecordDocument } from "./documents";

/** The documents of a record; each opens in a new window. */
export function DocumentLinks({ documents }: { documents: readonly RecordDocument[] }) {
  const t = useT();
  return (
    <>
      {documents.map((document) => (
        <a key={document.name} className="button" href={documentPath(document)} target="_blank" rel="noopener">
          <Icon name="print" />
          {t(documentOf(document.name).button)}{" "}
        </a>
      ))}
    </>
  );
}
