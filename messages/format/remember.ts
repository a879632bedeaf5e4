const created = new Map<string, unknown>();

/** Creating an Intl formatter costs more than a hundred uses of it, so each is created once per key. */
export function remember<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = created.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make();
  created.set(key, formatter);
  return formatter;
}
