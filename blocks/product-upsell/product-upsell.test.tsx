import { describe, expect, it } from 'vitest';
import type { UpsellItem } from '#generated/content/types.ts';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { minimal, sampleItems, soldOut, typical } from './product-upsell.fixtures.ts';
import { productUpsell } from './index.ts';
import { selectShownItems, toProduct } from './shown-items.ts';

describe('product-upsell', () => {
  it('stacks three products, or the editor’s number', async () => {
    expect(findByRole(await renderBlock(typical), 'listitem')).toHaveLength(3);
    expect(findByRole(await renderBlock({ ...typical, stackedCount: 1 }), 'listitem')).toHaveLength(1);
    expect(findByRole(await renderBlock(minimal), 'listitem')).toHaveLength(3);
  });

  it('is hidden when its list is empty', async () => {
    expect(await renderBlock({ ...typical, items: [] })).toBe('');
  });

  it('leaves out sold-out products', async () => {
    const html = await renderBlock(soldOut);
    expect(html).toContain('Out of stock');
    expect(findByRole(html, 'button')).toHaveLength(2);
  });

  it('links to products with sizes or colors, after those that can be added directly', async () => {
    const [first, second, third] = sampleItems(3);
    const { sku: _chosenLater, ...choice } = second ?? sampleItems(1)[0] ?? {};
    const products = [first, choice, third].map((item) => toProduct(item as UpsellItem));
    expect(selectShownItems(products).map(({ productId }) => productId)).toEqual(['product-0', 'product-2', 'product-1']);
    const html = await renderBlock({ ...typical, items: [choice as UpsellItem] });
    expect(findByRole(html, 'link', 'Choose options: Heath fleece')[0]?.attributes.href).toBe('/en-us/p/product-1');
    expect(findByRole(html, 'button')).toEqual([]);
  });

  it('requests more products than it shows, as some cannot be added directly', () => {
    expect(productUpsell.needs?.(minimal)).toEqual({ recommendations: { index: 0, limit: 3, outOf: 12 } });
  });
});
