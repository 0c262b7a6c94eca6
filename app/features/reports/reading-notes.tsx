import { useT } from "~/language/context";
import type { Reading } from "~/lists/list";
import { m } from "./messages";

/** Notes on why a report is incomplete, if it is; on the screen and on paper. */
export function ReadingNotes({
  reading: { count, read, leftOut, ended },
  className,
}: {
  reading: Reading;
  className: string;
}) {
  const t = useT();
  const all = { read, count: count + leftOut };
  return (
    <>
      {ended && <p className={className}>{t(ended === "stopped" ? m.stopped : m.onlyFirst, all)}</p>}
      {leftOut > 0 && <p className={className}>{t(m.leftOut, { count: leftOut })}</p>}
    </>
  );
}
