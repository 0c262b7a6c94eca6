import { shortened } from "~/language/shortened";
import styles from "./styles/sheet.css?url";

/** What the foot has room for beside the page's number. */
const MAX_CHARACTERS = 100;

interface Props {
  /** The page's routes. The data of one says, as `foot`: title, number or time of printing, operator. */
  matches: readonly { data: unknown }[];
  nonce?: string;
}

/** What a page for paper has in its head: the styles of papers, which no other page loads, and the foot of every sheet. */
export function PaperHead({ matches, nonce }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <SheetFoot matches={matches} nonce={nonce} />
    </>
  );
}

/**
 * Writes at the foot of every sheet, beside its number, so that a sheet that got lost is known. Only a style can write there;
 * whatever is not a letter or a number is escaped.
 */
function SheetFoot({ matches, nonce }: Props) {
  const parts = matches.map(({ data }) => (data as { foot?: readonly string[] } | null)?.foot).find(Boolean);
  if (!parts) return null;
  const text = shortened(parts.join(" · "), MAX_CHARACTERS).replace(
    /[^\p{L}\p{N} ]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  const __html = `@page { @bottom-left { content: "${text}"; overflow-wrap: anywhere } }`;
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html }} />;
}
