const made = new Map<string, unknown>();

/** Creating an Intl formatter costs more than a hundred uses of it, so each is created once per key. */
export function remember<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}
