import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { byRole } from '#tests/support/by-role.ts';
import { minimal, sampleItems, soldOut, typical } from './product-upsell.fixtures.ts';
import { productUpsell } from './index.ts';
import { shownItems, toProduct } from './shown-items.ts';

describe('product-upsell', () => {
  it('stacks three products, or as many as its editor wants', async () => {
    expect(byRole(await renderBlock(typical), 'listitem')).toHaveLength(3);
    expect(byRole(await renderBlock({ ...typical, stackedCount: 1 }), 'listitem')).toHaveLength(1);
    expect(byRole(await renderBlock(minimal), 'listitem')).toHaveLength(3);
  });

  it('is hidden when its list is empty', async () => {
    expect(await renderBlock({ ...typical, items: [] })).toBe('');
  });

  it('offers what is sold out to nobody', async () => {
    const html = await renderBlock(soldOut);
    expect(html).toContain('Out of stock');
    expect(byRole(html, 'button')).toHaveLength(2);
  });

  it('leaves out recommendations that leave a choice, and so asks for some more', () => {
    const [first, second, third] = sampleItems(3).map(toProduct);
    const choice = { ...second, sku: undefined };
    expect(shownItems([first, choice, third] as never).map(({ productId }) => productId)).toEqual(['product-0', 'product-2']);
    expect(productUpsell.needs?.(minimal)).toEqual({ recommendations: { index: 0, limit: 12 } });
  });
});
