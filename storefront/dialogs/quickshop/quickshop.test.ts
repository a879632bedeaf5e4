import { describe, expect, it } from 'vitest';
import { details, inventory } from '#commerce/product/product.fixtures.ts';
import { getDialog } from '../index.ts';

const definition = getDialog('quickshop');
const source = { name: 'quickshop', locale: 'en-us', pathname: '/en-us/c/jackets-2000', query: new URLSearchParams('product=TFR10ARA') };

describe('quickshop', () => {
  it('reads its product from the history entry, or else from the address', () => {
    expect(definition.readParams({ ...source, given: { productId: 'TFR10ARAK3B' } })).toEqual({ productId: 'TFR10ARAK3B' });
    expect(definition.readParams({ ...source, given: undefined })).toEqual({ productId: 'TFR10ARA' });
  });

  it('loads the product with the stock of all its colors', async () => {
    const requests: string[] = [];
    const query = async ({ queryKey }: { readonly queryKey: readonly unknown[] }): Promise<unknown> => {
      requests.push(JSON.stringify(queryKey));
      return requests.at(-1)?.includes('getInventory') ? inventory : details;
    };
    const request = { params: { productId: 'TFR10ARAK3B' }, locale: 'en-us', signal: new AbortController().signal, calls: {}, query };
    const view = await definition.loadCriticalData?.(request as never);
    expect(requests.filter((key) => key.includes('"TFR10ARA"'))).toHaveLength(1);
    expect(view).toMatchObject({
      styleId: 'TFR10ARA',
      variants: expect.arrayContaining([expect.objectContaining({ stock: { isIn: true, left: 3 } })]),
    });
  });
});
