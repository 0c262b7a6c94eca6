/** What a posted form without fields of its own carries: lynx sends one that has no values by GET. */
export const SentField = () => <input type="hidden" name="sent" value="1" />;
