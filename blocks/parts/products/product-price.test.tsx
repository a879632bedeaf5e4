import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RecommendedPrice } from '#blocks/host/recommendations.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { ProductPrice } from './product-price.tsx';

const messages = {
  now: 'Now',
  was: 'Was',
  historicBest: ({ price }: { readonly price: string }) => `30 days: ${price}`,
  earlierSale: ({ price }: { readonly price: string }) => `Earlier: ${price}`,
};
const price = (low: number, high: number, currency: string, original = [low, high] as const) => ({
  lowCurrent: low,
  highCurrent: high,
  lowOriginal: original[0],
  highOriginal: original[1],
  currency,
});

/** Texts of its parts in order. */
function renderTexts(of: RecommendedPrice, languageTag: string): readonly string[] {
  const [root] = parseElements(renderToStaticMarkup(<ProductPrice price={of} languageTag={languageTag} messages={messages} />));
  return (root?.children ?? []).map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
}

describe('ProductPrice', () => {
  it('shows Canadian dollars with their code and other currencies with their symbol', () => {
    expect(renderTexts(price(120, 120, 'CAD'), 'en-CA')).toEqual(['CAD 120.00']);
    expect(renderTexts(price(120, 120, 'CAD'), 'fr-CA')).toEqual(['120,00 CAD']);
    expect(renderTexts(price(120, 120, 'USD'), 'en-US')).toEqual(['$120.00']);
    expect(renderTexts(price(120, 120, 'EUR'), 'de-DE')).toEqual(['120,00 €']);
  });

  it('shows a range when low and high differ', () => {
    expect(renderTexts(price(90, 120, 'GBP'), 'en-GB')).toEqual(['£90.00 – £120.00']);
  });

  it('shows the original price only when it was higher', () => {
    expect(renderTexts(price(90, 90, 'GBP'), 'en-GB')).toEqual(['£90.00']);
    expect(renderTexts(price(90, 90, 'GBP', [120, 120]), 'en-GB')).toEqual(['Now £90.00', 'Was £120.00']);
  });

  it('shows the discount and the previous price of a reduced product only', () => {
    const fields = { percentagePriceDiscount: 25, historicBestPrice: 100, previousBestSalesPrice: 95 };
    expect(renderTexts({ ...price(90, 90, 'EUR', [120, 120]), ...fields }, 'de-DE')).toEqual([
      'Now 90,00 €',
      'Was 120,00 €',
      '-25 %',
      '30 days: 100,00 € Earlier: 95,00 €',
    ]);
    expect(renderTexts({ ...price(90, 90, 'EUR'), ...fields }, 'de-DE')).toEqual(['90,00 €']);
  });

  it('names the discount of the customer', () => {
    expect(renderTexts({ ...price(90, 90, 'USD', [120, 120]), discountName: 'Pro discount' }, 'en-US')).toEqual([
      'Now $90.00',
      'Was $120.00',
      'Pro discount',
    ]);
  });

  it('does not repeat the original price, and shows no discount of zero', () => {
    const fields = { percentagePriceDiscount: 0, historicBestPrice: 120 };
    expect(renderTexts({ ...price(90, 90, 'EUR', [120, 120]), ...fields }, 'de-DE')).toHaveLength(2);
  });
});
