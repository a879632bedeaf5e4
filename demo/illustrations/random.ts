export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
}

/** A generator seeded by a text, so that an id always draws the same picture. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + next() * (high - low) };
}

/** Smooth one-dimensional value noise in [0, 1], `cells` values long. */
export function createNoise(random: Random, cells: number): (x: number) => number {
  const values = Array.from({ length: cells + 2 }, () => random.next());
  return (x) => {
    const at = Math.max(0, Math.min(0.9999, x)) * cells;
    const cell = Math.floor(at);
    const t = at - cell;
    const eased = t * t * (3 - 2 * t);
    return (values[cell] ?? 0) * (1 - eased) + (values[cell + 1] ?? 0) * eased;
  };
}
