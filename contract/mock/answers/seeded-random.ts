import { seededNumber } from '../seeded-number.ts';

/** A reproducible sequence of numbers. */
export interface SeededRandom {
  /** @returns an integer from 0 to `end` - 1 */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  uuid(): string;
}

export function createSeededRandom(seed: number, ...keys: readonly (string | number)[]): SeededRandom {
  let drawn = 0;
  const below = (end: number): number => seededNumber(seed, end, ...keys, drawn++);
  const digits = (length: number): string => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    pick: (items) => {
      const picked = items[below(items.length)];
      if (picked === undefined) throw new Error('[cairn] [mock] nothing to pick from');
      return picked;
    },
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-${'89ab'[below(4)]}${digits(3)}-${digits(12)}`,
  };
}
