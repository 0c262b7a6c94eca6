/** The operator's logo, in the colours of the page. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 5.5h5.5L12 12l3.5 6.5H21M3 18.5h5.5L12 12l3.5-6.5H21" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}
