import { createHash } from 'node:crypto';

/** A number derived from the text alone, so that the seed is the same on every machine. */
export function hashToNumber(...words: readonly string[]): number {
  return createHash('md5').update(words.join('\u0000')).digest().readUInt32BE(0);
}

/** A price that ends in 95 (in 00 for whole amounts), minor units; never below 4.95. */
export function roundToRetailPrice(minor: number): number {
  return Math.max(495, Math.floor(minor / 100) * 100 + 95);
}

/** A country's price as hundredths of the US price, before rounding. */
export const priceLevel: Readonly<Record<string, number>> = { US: 100, CA: 136, GB: 84, DE: 98 };

/** Thirteen digits with the check digit that scanners expect. */
export function createArticleNumber(index: number): string {
  const body = `40${String(index).padStart(10, '0')}`;
  const sum = Array.from(body).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
