/** Kinds of products whose reviews share phrases. */
export const kindGroups = {
  'jacket-shell': 'shell',
  'jacket-insulated': 'warm',
  fleece: 'warm',
  'pack-day': 'pack',
  'pack-trek': 'pack',
  boot: 'shoe',
  'trail-shoe': 'shoe',
  runner: 'shoe',
  'sneaker-low': 'sneaker',
  'sneaker-high': 'sneaker',
  sandal: 'open',
  slide: 'open',
  tee: 'clothes',
  trousers: 'clothes',
  shorts: 'clothes',
  beanie: 'small',
  cap: 'small',
  socks: 'small',
} as const satisfies Readonly<Record<string, string>>;

export type KindGroup = (typeof kindGroups)[keyof typeof kindGroups];

/** @throws {Error} for a kind without texts */
export function getKindGroup(kind: string): KindGroup {
  const found = Object.entries(kindGroups).find(([known]) => known === kind)?.[1];
  if (!found) throw new Error(`[cairn] [seeds] the kind "${kind}" has no review texts`);
  return found;
}
