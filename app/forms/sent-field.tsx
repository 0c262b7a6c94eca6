/** A field for posted forms without fields of their own: Lynx submits a form without values by GET. */
export const SentField = () => <input type="hidden" name="sent" value="1" />;
