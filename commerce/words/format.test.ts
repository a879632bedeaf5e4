import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyRange, formatText, placeholdersOf } from './format.ts';
import { formatParts } from './format-parts.ts';

/** Formatters write spaces that do not break. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('formatText', () => {
  it('fills placeholders and leaves those without a value', () => {
    expect(formatText('Remove {name} from {place}', 'en-US', { name: 'Ridge $& {place}' })).toBe('Remove Ridge $& {place} from {place}');
  });

  it('writes numbers as the language does', () => {
    expect(formatText('{total} in all', 'en-US', { total: 1234.5 })).toBe('1,234.5 in all');
    expect(formatText('{total} in all', 'de-DE', { total: 1234.5 })).toBe('1.234,5 in all');
  });

  it.each([
    ['en-US', 0, 'others'],
    ['en-US', 1, 'one'],
    ['fr-CA', 0, 'one'],
    ['fr-CA', 1_000_000, 'others'],
    ['de-DE', 2, 'others'],
  ])('chooses the plural form of %s for %d', (tag, count, form) => {
    expect(formatText({ one: 'one', other: 'others' }, tag, { count })).toBe(form);
  });

  it('does not read what an object inherits', () => {
    expect(formatText('{constructor}', 'en-US', {})).toBe('{constructor}');
  });
});

describe('money', () => {
  it('shows Canadian dollars as a code and other currencies as a symbol', () => {
    expect(plain(formatMoney(1129.5, 'CAD', 'en-CA'))).toBe('CAD 1,129.50');
    expect(plain(formatMoney(129.5, 'CAD', 'fr-CA'))).toBe('129,50 CAD');
    expect(formatMoney(129.5, 'USD', 'en-US')).toBe('$129.50');
    expect(formatMoney(129.5, 'GBP', 'en-GB')).toBe('£129.50');
    expect(plain(formatMoney(129.5, 'EUR', 'de-DE'))).toBe('129,50 €');
  });

  it('shows a range, and one amount where both are the same', () => {
    expect(plain(formatMoneyRange(80, 120, 'USD', 'en-US'))).toBe('$80.00 – $120.00');
    expect(formatMoneyRange(80, 80, 'USD', 'en-US')).toBe('$80.00');
  });
});

describe('placeholdersOf', () => {
  it('names each once, from every form', () => {
    expect(placeholdersOf({ one: '{name}', other: '{count} {name}' })).toEqual(['count', 'name']);
  });
});

describe('formatParts', () => {
  it('puts parts in the place of placeholders and leaves the text around them', () => {
    expect(formatParts('You accept our {terms} and {other}.', { terms: 'T' })).toEqual(['You accept our ', 'T', ' and ', '{other}', '.']);
    expect(formatParts('{terms}', { terms: 'T' })).toEqual(['', 'T', '']);
  });
});
