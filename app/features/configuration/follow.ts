import { useEffect, useState } from "react";
import { useScript } from "~/ui/use-script";
import { useBackgroundRevalidation } from "~/session/background-revalidation";

/** How often a followed list is reloaded. */
const FOLLOW_MS = 5_000;

interface Listed {
  rows: readonly { id: number }[];
}

/** The number of rows that only the first list has. */
export const newRows = (now: Listed, before: Listed): number => {
  const known = new Set(before.rows.map(({ id }) => id));
  return now.rows.filter(({ id }) => !known.has(id)).length;
};

/** Whether somebody is reading the table: has unfolded, selected, highlighted or focused something in it. */
function isBeingRead(): boolean {
  const table = document.querySelector(".data-table");
  if (!table) return false;
  const selection = getSelection();
  const isMarked = selection !== null && !selection.isCollapsed && selection.containsNode(table, true);
  return isMarked || table.contains(document.activeElement) || table.querySelector("details[open], :checked") !== null;
}

/**
 * A list that can be followed: reloaded every few seconds while the page is visible. The table does not change under a
 * reader: new rows wait until they are asked for or the reader is done. `added` counts the rows that arrived since
 * following started.
 */
export function useFollow<Data extends Listed>(loaded: Data) {
  const [isFollowing, setFollowing] = useState(false);
  const [round, setRound] = useState(0);
  const fresh = useBackgroundRevalidation(loaded, round);
  const [shown, setShown] = useState({ loaded, data: loaded, added: 0 });
  if (shown.loaded !== loaded) setShown({ loaded, data: loaded, added: 0 });
  const waiting = fresh === shown.data ? 0 : newRows(fresh, shown.data);
  const show = () => setShown({ loaded, data: fresh, added: shown.added + waiting });

  useEffect(() => {
    if (!isFollowing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setRound((before) => before + 1);
    }, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isFollowing]);

  // Each round checks again whether somebody is still reading.
  useEffect(() => {
    if (!isFollowing || waiting === 0) return;
    const frame = requestAnimationFrame(() => {
      if (!isBeingRead()) setShown((before) => ({ loaded, data: fresh, added: before.added + waiting }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isFollowing, round, waiting, loaded, fresh]);

  // Following needs script: it is not offered in lite mode or before the script has started.
  const canFollow = useScript();
  const toggle = () => {
    setFollowing(!isFollowing);
    setShown({ ...shown, added: 0 });
  };
  return { data: shown.data, canFollow, isFollowing, toggle, waiting, added: shown.added, show };
}
