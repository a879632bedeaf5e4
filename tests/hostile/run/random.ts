export interface Random {
  /** From 0 inclusive to `below` exclusive. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

/** mulberry32: small, and gives the same numbers for the same seed on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const drawNext = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawBelow = (limit: number): number => Math.floor(drawNext() * limit);
  return {
    below: drawBelow,
    pick: (items) => items[drawBelow(items.length)] as (typeof items)[number],
    chance: (share) => drawNext() < share,
  };
}
