/** The marker for inserted content in a page's HTML. */
export const FILLED_IN = '<template data-filled-in=""></template>';

/** The place where content is inserted later, from the request context's `parts`. */
export const FilledIn = () => <template data-filled-in="" />;
