/** Hidden fields for the parameters of a list's URL that a GET form would drop. */
export function HiddenParams({ params, without }: { params: URLSearchParams; without: readonly string[] }) {
  return [...params]
    .filter(([name]) => !without.includes(name))
    .map(([name, value], at) => <input key={`${at} ${name}`} type="hidden" name={name} value={value} />);
}
