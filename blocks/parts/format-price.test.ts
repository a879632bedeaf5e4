import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

const plain = (text: string | undefined): string | undefined => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const price = (low: number, high: number, currency: string, original = [low, high] as const) => ({
  lowCurrent: low,
  highCurrent: high,
  lowOriginal: original[0],
  highOriginal: original[1],
  currency,
});

describe('formatPrice', () => {
  it('shows Canadian dollars as a code and other currencies as a symbol', () => {
    expect(plain(formatPrice(price(120, 120, 'CAD'), 'en-ca').current)).toBe('CAD 120.00');
    expect(plain(formatPrice(price(120, 120, 'CAD'), 'fr-ca').current)).toBe('120,00 CAD');
    expect(plain(formatPrice(price(120, 120, 'USD'), 'en-us').current)).toBe('$120.00');
    expect(plain(formatPrice(price(120, 120, 'EUR'), 'de-de').current)).toBe('120,00 €');
  });

  it('shows a range where low and high differ', () => {
    expect(formatPrice(price(90, 120, 'GBP'), 'en-gb').current).toBe('£90.00 – £120.00');
  });

  it('names the original price only when it was higher', () => {
    expect(formatPrice(price(90, 90, 'GBP'), 'en-gb').original).toBeUndefined();
    expect(formatPrice(price(90, 90, 'GBP', [120, 120]), 'en-gb').original).toBe('£120.00');
  });

  it('says of a reduced price what the discount is and what was asked before, and nothing of another', () => {
    const told = { percentagePriceDiscount: 25, historicBestPrice: 100, previousBestSalesPrice: 95 };
    const reduced = formatPrice({ ...price(90, 90, 'EUR', [120, 120]), ...told }, 'de-de');
    expect([reduced.saving, reduced.historicBest, reduced.earlierSale].map(plain)).toEqual(['-25 %', '100,00 €', '95,00 €']);
    expect(Object.keys(formatPrice({ ...price(90, 90, 'EUR'), ...told }, 'de-de'))).toEqual(['current']);
  });

  it('does not repeat the original price, nor say that nothing is off', () => {
    const { saving, historicBest } = formatPrice(
      { ...price(90, 90, 'EUR', [120, 120]), historicBestPrice: 120, percentagePriceDiscount: 0 },
      'de-de',
    );
    expect([saving, historicBest]).toEqual([undefined, undefined]);
  });
});
