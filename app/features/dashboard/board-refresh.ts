import { BACKGROUND_PARAM } from "~/session/background-revalidation";
import { boardPath } from "~/paths";

/** The parameter that makes the dashboard a wall board. */
export const BOARD = "board";

/** How often a board without script reloads; this does not count as activity of a person. */
export const boardRefresh = { refresh: { seconds: 60, url: `${boardPath}&${BACKGROUND_PARAM}=` } };
