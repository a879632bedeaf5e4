import { describe, expect, it } from 'vitest';
import { formatDayRange } from './day-range.ts';
import { formatDate } from './date.ts';
import { formatList } from './list.ts';
import { formatMoney, formatMoneyRange } from './money.ts';
import { formatWait } from './wait.ts';

/** Replaces the formatters' non-breaking spaces. */
const normalizeSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('formatDayRange', () => {
  it('writes plain spaces, as browsers do', () => {
    const getRange = (languageTag: string): string => formatDayRange('2026-12-01', '2026-12-03', languageTag);
    expect(['en-US', 'de-DE'].map(getRange)).toEqual(['Tue, Dec 1 – Thu, Dec 3', 'Di., 1. – Do., 3. Dez.']);
  });
});

describe('formatMoney', () => {
  it('shows Canadian dollars with their code and other currencies with their symbol', () => {
    expect(normalizeSpaces(formatMoney(1129.5, 'CAD', 'en-CA'))).toBe('CAD 1,129.50');
    expect(normalizeSpaces(formatMoney(129.5, 'CAD', 'fr-CA'))).toBe('129,50 CAD');
    expect(formatMoney(129.5, 'USD', 'en-US')).toBe('$129.50');
    expect(formatMoney(129.5, 'GBP', 'en-GB')).toBe('£129.50');
    expect(normalizeSpaces(formatMoney(129.5, 'EUR', 'de-DE'))).toBe('129,50 €');
  });

  it('shows a range, and one amount where both are the same', () => {
    expect(normalizeSpaces(formatMoneyRange(80, 120, 'USD', 'en-US'))).toBe('$80.00 – $120.00');
    expect(formatMoneyRange(80, 80, 'USD', 'en-US')).toBe('$80.00');
  });
});

describe('formatWait', () => {
  it.each([
    [0, 'in 1 second', 'in 1 Sekunde', 'dans 1 seconde'],
    [44.2, 'in 45 seconds', 'in 45 Sekunden', 'dans 45 secondes'],
    [60, 'in 1 minute', 'in 1 Minute', 'dans 1 minute'],
    [290, 'in 5 minutes', 'in 5 Minuten', 'dans 5 minutes'],
    [3601, 'in 2 hours', 'in 2 Stunden', 'dans 2 heures'],
  ])('writes %d seconds as the language does', (seconds, ...texts) => {
    expect(['en-US', 'de-DE', 'fr-CA'].map((tag) => normalizeSpaces(formatWait(seconds, tag)))).toEqual(texts);
  });
});

describe('formatDate and formatList', () => {
  it('follow the language', () => {
    expect(formatDate(new Date('2026-03-05T00:00:00Z'), 'de-DE')).toBe('5. März 2026');
    expect(formatList(['red', 'green', 'blue'], 'en-GB')).toBe('red, green and blue');
  });
});
