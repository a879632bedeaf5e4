import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSwatch } from './find-swatch.ts';
import { createInternalGtin, parseGtin } from './parse-gtin.ts';
import { parsePrice } from './parse-price.ts';
import { parseSalePeriod } from './parse-sale-period.ts';
import { readOptions } from './read-options.ts';
import { toPlainText } from './to-plain-text.ts';

describe('parsePrice', () => {
  it.each([
    ['19.90', 1990],
    ['5', 500],
    ['0', null],
    ['-5', null],
    ['19,90', null],
    ['1.999', null],
    ['', null],
  ])('reads %j as %j', (text, minor) => expect(parsePrice(text)).toBe(minor));
});

describe('parseGtin', () => {
  it('accepts only numbers with a valid check digit', () => {
    expect(['4012345678901', '036000291452', '96385074'].map(parseGtin)).toEqual(['4012345678901', '036000291452', '000096385074']);
    expect(['4012345678902', '12345', 'abc', ''].map(parseGtin)).toEqual([null, null, null, null]);
  });

  it('accepts every number that ownGtin creates', () => {
    fc.assert(
      fc.property(fc.string(), (sku) => {
        expect(parseGtin(createInternalGtin(sku))).toBe(createInternalGtin(sku));
      }),
    );
  });
});

describe('parseSalePeriod', () => {
  it('reads an ISO 8601 interval with any offset', () =>
    expect(parseSalePeriod('2026-11-27T00:00-0500/2026-11-30T23:59Z')).toEqual({
      startsAt: new Date('2026-11-27T05:00:00Z'),
      endsAt: new Date('2026-11-30T23:59:00Z'),
    }));

  it.each(['', '2026-11-27', '2026-11-30T00:00Z/2026-11-27T00:00Z', 'now/then'])('rejects %j', (text) =>
    expect(parseSalePeriod(text)).toBeNull(),
  );
});

describe('readOptions', () => {
  const read = (options: { name: string; value: string }[]) =>
    readOptions({
      key: '',
      options,
      price: { amount: '1' },
      salePeriod: '',
      pictures: [],
      gtin: '',
      quantity: undefined,
      isAvailable: true,
    });

  it('reads color and size by their names in three languages, and appends other options to the size', () => {
    expect(
      read([
        { name: 'Farbe', value: 'Rot' },
        { name: 'Größe', value: 'M' },
      ]),
    ).toEqual({ color: 'Rot', size: 'M' });
    expect(
      read([
        { name: 'Taille', value: '40' },
        { name: 'Material', value: 'Oak|Ash' },
      ]),
    ).toEqual({ color: '', size: '40 / Oak/Ash' });
  });

  it('rejects values that are too long for a button', () => expect(read([{ name: 'Size', value: 'x'.repeat(41) }])).toBeNull());
});

describe('toPlainText', () => {
  it('extracts the text of HTML', () =>
    expect(toPlainText('<p>Fish &amp; <b>chips</b></p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Fish & chips'));
});

describe('findSwatch', () => {
  it('prefers the last word for a color', () => {
    expect(findSwatch('Forest Green')).toBe(findSwatch('green'));
    expect(findSwatch('Grün')).toBe(findSwatch('vert'));
    expect(findSwatch('Confetti')).toBe('#9a9a9a');
  });
});
