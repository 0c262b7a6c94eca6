import { BACKGROUND_PARAM } from "~/session/background-revalidation";
import { boardPath } from "~/paths";

/** Names in the URL of the dashboard that it hangs on a wall. */
export const BOARD = "board";

/** How often the board is loaded anew where it has no script: that is no activity of a person. */
export const boardRefresh = { refresh: { seconds: 60, url: `${boardPath}&${BACKGROUND_PARAM}=` } };
