interface Row {
  readonly id: string;
}

/** New rows first, then the previous ones in their order, so that an update moves nothing away from the pointer. */
export function mergeRows<Shown extends Row>(before: readonly Shown[], now: readonly Shown[]): readonly Shown[] {
  const current = new Map(now.map((row) => [row.id, row]));
  const remaining = before.flatMap(({ id }) => current.get(id) ?? []);
  const known = new Set(remaining.map(({ id }) => id));
  return [...now.filter(({ id }) => !known.has(id)), ...remaining];
}
