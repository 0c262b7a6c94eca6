import { useT } from "~/language/context";
import type { Drawing } from "~/ui/drawing";
import { Picture } from "~/ui/picture";
import { m } from "./messages";

interface Props {
  /** By status and by kind. */
  pictures: Drawing[];
  /** Requests filed in the last days; null for readers who may not see requests. */
  filed: { drawing: Drawing | null; note: string | null } | null;
}

/** Charts of the requests. */
export function RequestPictures({ pictures, filed }: Props) {
  const t = useT();
  return (
    <div className="section">
      {filed && (filed.drawing ? <Picture drawing={filed.drawing} /> : <p className="empty">{t(m.noneFiled)}</p>)}
      {filed?.note && <p className="dimmed">{filed.note}</p>}
      {pictures.length > 0 && (
        <div className="split">
          {pictures.map((drawing) => (
            <Picture key={drawing.name} drawing={drawing} />
          ))}
        </div>
      )}
    </div>
  );
}
