import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { compareMessages } from '#generated/messages/compare/all.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { details, giftCard } from '../../product/product.fixtures.ts';
import { Comparison } from './comparison.tsx';
import { compareProducts } from './comparison-view.ts';

const html = (products: Parameters<typeof compareProducts>[0], missing = 0): string =>
  renderToStaticMarkup(
    <Comparison
      view={compareProducts(products)}
      missing={missing}
      messages={messagesIn(compareMessages, 'en-us')}
      listing={messagesIn(listingMessages, 'en-us')}
      locale="en-us"
      languageTag="en-US"
    />,
  );

describe('Comparison', () => {
  it('has a row header for each property and a column header for each product', () => {
    const heads = findByTag(html([details, giftCard]), 'th');
    const texts = (scope: string) => heads.filter(({ attributes }) => attributes.scope === scope).map(({ text }) => text);
    expect(texts('row')).toEqual(['Price', 'Rating', 'Availability', 'Color', 'Size', 'Features', 'Material', 'Care']);
    expect(texts('col')).toHaveLength(3);
  });

  it('marks properties that a product lacks', () => {
    expect(compareProducts([details, giftCard]).rows.find(({ id }) => id === 'color')?.cells).toEqual([['Spruce', 'Ember', 'Night'], []]);
    expect(html([details, giftCard])).toContain('Not specified');
  });

  it('removes a product by a link to the remaining ones', () => {
    const links = findByRole(html([details, giftCard]), 'link');
    const hrefOf = (name: string) => links.find(({ attributes }) => attributes['aria-label'] === name)?.attributes.href;
    expect(hrefOf('Remove Ridgeline Shell')).toBe('/en-us/compare?ids=TFDRU06U');
    expect(hrefOf('Choose options: Ridgeline Shell')).toBe('/en-us/p/ridgeline-shell-TFR10ARA');
  });

  it('reports unavailable products and links to the shop if none is left', () => {
    expect(html([details], 2)).toContain('2 products are no longer available.');
    expect(findByRole(html([]), 'link', 'Back to the shop')).toHaveLength(1);
  });
});
