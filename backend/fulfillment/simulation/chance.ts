import { createHash } from 'node:crypto';

/** A pseudo-random number in [0, 1) derived from the words. */
export function deriveChance(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE() / 2 ** 32;
}

/** An integer between first and last, inclusive. */
export const scaleChance = (chance: number, first: number, last: number): number => first + Math.floor(chance * (last - first + 1));
