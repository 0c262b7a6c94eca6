import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's script runs: false in what the server sends, and where there is no script. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
