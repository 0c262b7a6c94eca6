import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { FormSection } from "~/forms/form";
import { insertText } from "~/forms/insert-text";
import { written } from "./placeholders";
import { m } from "./template-messages";

interface PlaceholdersProps {
  types: readonly { name: string; placeholders: string[] | null }[];
  /** The field into which a placeholder is inserted, at the cursor. */
  target: string;
}

/** The placeholders of every type of mail. With script, a click inserts one. */
export function Placeholders({ types, target }: PlaceholdersProps) {
  const t = useT();
  const buttons = (placeholders: readonly string[]) =>
    placeholders.map(written).map((text) => (
      <span key={text}>
        <button
          type="button"
          className="link-button code"
          title={t(m.insert, { name: text })}
          onClick={() => insertText(target, text)}
        >
          {text}
        </button>{" "}
      </span>
    ));
  return (
    <FormSection title={m.placeholders} note={m.placeholdersNote}>
      <div className="field-wide">
        <Facts
          facts={types.map(({ name, placeholders }) => [name, placeholders ? buttons(placeholders) : t(m.untold)])}
        />
      </div>
    </FormSection>
  );
}
