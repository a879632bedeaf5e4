import { createHash } from 'node:crypto';

/** A number from 0 to below 1 that follows from the words alone. */
export function chanceOf(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE() / 2 ** 32;
}

/** A whole number from the first to the last, both included. */
export const between = (chance: number, first: number, last: number): number => first + Math.floor(chance * (last - first + 1));
