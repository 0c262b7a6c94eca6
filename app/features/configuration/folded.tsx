import { Icon } from "~/ui/icon";

/** Characters from which on a text is folded, and those that are seen of it then. */
const LONG_CHARACTERS = 140;
const SHOWN_CHARACTERS = 100;

/** A text of a list's cell: a long one shows its beginning and unfolds, without script too. */
export function Folded({ text }: { text: string }) {
  if (text.length <= LONG_CHARACTERS) return <>{text}</>;
  return (
    <details>
      <summary>
        <Icon name="chevron" />
        {`${text.slice(0, SHOWN_CHARACTERS).trimEnd()} …`}
      </summary>
      <p className="folded-text">{text}</p>
    </details>
  );
}
