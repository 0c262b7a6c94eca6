/** What a list's URL says besides the fields of a GET form, which would drop it. */
export function KeptFields({ params, without }: { params: URLSearchParams; without: readonly string[] }) {
  return [...params]
    .filter(([name]) => !without.includes(name))
    .map(([name, value], at) => <input key={`${at} ${name}`} type="hidden" name={name} value={value} />);
}
