/**
 * A person's photo, a path below media/, over their initials, which remain visible without a photo or if it cannot be
 * loaded. An img would show a broken image; a background shows nothing.
 */
export function Photo({ name, path }: { name: string; path: string | null }) {
  return (
    <span className="photo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="16" />
        <text x="16" y="20.5" textAnchor="middle">
          {initials(name)}
        </text>
      </svg>
      {path && <span className="photo-image" style={{ backgroundImage: `url("/media/${path}")` }} />}
    </span>
  );
}

/** "Rizky Pratama" → "RP", "Rizky" → "R". */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
