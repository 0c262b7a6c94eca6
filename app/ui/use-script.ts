import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's script is running: false in the server's HTML and without script. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
