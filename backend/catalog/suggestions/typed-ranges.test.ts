import { describe, expect, it } from 'vitest';
import { findTypedRanges } from './find-typed-ranges.ts';

const marked = (text: string, words: readonly string[]): string =>
  findTypedRanges(text, words).reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  );

describe('findTypedRanges', () => {
  it.each([
    ['rain jacket', ['rain', 'ja'], '[rain] [ja]cket'],
    ['sacs à dos', ['sac', 'a'], '[sac]s [à] dos'],
    ['Fußbekleidung', ['fuss'], '[Fuß]bekleidung'],
    ['Œuvre', ['oe'], '[Œ]uvre'],
    ['Women’s jackets', ['women', 's', 'j'], '[Women]’[s] [j]ackets'],
    ['Beanie', ['cap'], 'Beanie'],
    ['Été', ['et'], '[Ét]é'],
  ])('marks the typed part of %s: %j', (text, words, expected) => expect(marked(text, words)).toBe(expected));
});
