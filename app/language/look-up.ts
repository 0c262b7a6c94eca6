/** The entry of a table for a key from outside. All objects seem to have some, such as "constructor". */
export const lookUp = <Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
