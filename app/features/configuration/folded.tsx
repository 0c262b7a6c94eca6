import { beginning } from "~/language/shortened";
import { Icon } from "~/ui/icon";

/** The length from which a text is folded, and how much of it is shown then. */
const LONG_CHARACTERS = 140;
const SHOWN_CHARACTERS = 100;

/** A text in a list's cell: a long one shows its beginning and unfolds, also without script. */
export function Folded({ text }: { text: string }) {
  if (text.length <= LONG_CHARACTERS) return <>{text}</>;
  return (
    <details>
      <summary>
        <Icon name="chevron" />
        {`${beginning(text, SHOWN_CHARACTERS).trimEnd()} …`}
      </summary>
      <p className="folded-text">{text}</p>
    </details>
  );
}
