/** The import cycles among modules, each as its path: "a → b → a". */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (module: string, way: readonly string[]) => {
    const start = way.indexOf(module);
    if (start >= 0) circles.push([...way.slice(start), module].join(" → "));
    if (start >= 0 || done.has(module)) return;
    for (const next of imports.get(module) ?? []) follow(next, [...way, module]);
    done.add(module);
  };
  for (const module of imports.keys()) follow(module, []);
  return circles;
}
