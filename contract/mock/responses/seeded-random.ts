import { createSeededNumber } from '../seeded-number.ts';

/** A reproducible sequence of numbers. */
export interface SeededRandom {
  /** @returns an integer from 0 to `end` - 1 */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  uuid(): string;
}

export function createSeededRandom(seed: number, ...keys: readonly (string | number)[]): SeededRandom {
  let drawn = 0;
  const drawBelow = (end: number): number => createSeededNumber(seed, end, ...keys, drawn++);
  const drawDigits = (length: number): string => Array.from({ length }, () => drawBelow(16).toString(16)).join('');
  return {
    below: drawBelow,
    pick: (items) => {
      const picked = items[drawBelow(items.length)];
      if (picked === undefined) throw new Error('[cairn] [mock] nothing to pick from');
      return picked;
    },
    uuid: () => `${drawDigits(8)}-${drawDigits(4)}-4${drawDigits(3)}-${'89ab'[drawBelow(4)]}${drawDigits(3)}-${drawDigits(12)}`,
  };
}
