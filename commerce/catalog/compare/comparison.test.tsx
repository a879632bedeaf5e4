import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { compareMessages } from '#generated/messages/compare/all.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { details, giftCard } from '../../product/product.fixtures.ts';
import { Comparison } from './comparison.tsx';
import { compareProducts } from './comparison-view.ts';

const getHtml = (products: Parameters<typeof compareProducts>[0], missing = 0): string =>
  renderToStaticMarkup(
    <Comparison
      view={compareProducts(products)}
      missing={missing}
      messages={getMessages(compareMessages, 'en-us')}
      listing={getMessages(listingMessages, 'en-us')}
      locale="en-us"
      languageTag="en-US"
    />,
  );

describe('Comparison', () => {
  it('has a row header for each property and a column header for each product', () => {
    const heads = findByTag(getHtml([details, giftCard]), 'th');
    const getTexts = (scope: string) => heads.filter(({ attributes }) => attributes.scope === scope).map(({ text }) => text);
    expect(getTexts('row')).toEqual(['Price', 'Rating', 'Availability', 'Color', 'Size', 'Features', 'Material', 'Care']);
    expect(getTexts('col')).toHaveLength(3);
  });

  it('marks properties that a product lacks', () => {
    expect(compareProducts([details, giftCard]).rows.find(({ id }) => id === 'color')?.cells).toEqual([['Spruce', 'Ember', 'Night'], []]);
    expect(getHtml([details, giftCard])).toContain('Not specified');
  });

  it('removes a product by a link to the remaining ones', () => {
    const links = findByRole(getHtml([details, giftCard]), 'link');
    const getHref = (name: string) => links.find(({ attributes }) => attributes['aria-label'] === name)?.attributes.href;
    expect(getHref('Remove Ridgeline Shell')).toBe('/en-us/compare?ids=TFDRU06U');
    expect(getHref('Choose options: Ridgeline Shell')).toBe('/en-us/p/ridgeline-shell-TFR10ARA');
  });

  it('reports unavailable products and links to the shop if none is left', () => {
    expect(getHtml([details], 2)).toContain('2 products are no longer available.');
    expect(findByRole(getHtml([]), 'link', 'Back to the shop')).toHaveLength(1);
  });
});
