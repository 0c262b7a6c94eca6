import { type Fact, Facts } from "~/ui/facts";

/** Facts, followed by a person's text. */
export function WrittenPart({ id, title, facts, text }: { id: string; title: string; facts: Fact[]; text: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts facts={facts} />
      {text && <p className="as-written">{text}</p>}
    </section>
  );
}
