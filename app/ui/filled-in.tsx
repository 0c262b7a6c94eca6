/** How a place that is filled in stands in a page's HTML. */
export const FILLED_IN = '<template data-filled-in=""></template>';

/** The place in a page of what is sent later: the request context's `parts` say what. */
export const FilledIn = () => <template data-filled-in="" />;
