import { describe, expect, it } from 'vitest';
import {
  getBuyable,
  adaptChoice,
  changeChoice,
  findColor,
  getFitOptions,
  isColorInStock,
  getMissingChoice,
  getMaxQuantity,
  getPrice,
  getDiscountPercent,
  getSizeOptions,
  findVariant,
} from './choice.ts';
import { getProductImage } from './product-image.ts';
import { packProductView, unpackProductView } from './packed-view.ts';
import { createProductView } from './product-view.ts';
import { details, giftCard, inventory, createVariant, withFits } from './product.fixtures.ts';
import { getFewLeft } from './stock.ts';
import { applyInventory } from './with-inventory.ts';

const view = createProductView(details);
const stocked = createProductView(details, inventory);
const getStates = (options: readonly { readonly value: string; readonly state: string }[]) =>
  Object.fromEntries(options.map(({ value, state }) => [value, state]));

describe('availability', () => {
  it('is InStock of the details response until there is an inventory', () => {
    expect(getStates(getSizeOptions(view, 'K3B', {}))).toEqual({ XS: 'in', S: 'in', M: 'in', L: 'in', XL: 'soldOut' });
  });

  it('is IN_STOCK of the inventory for its SKUs, and that of the details for others', () => {
    expect(getStates(getSizeOptions(stocked, 'K3B', {}))).toEqual({ XS: 'in', S: 'in', M: 'in', L: 'soldOut', XL: 'soldOut' });
  });

  it('is false if the inventory has no units, regardless of its flags', () => {
    const odd = { variants: { 'TARNFELL:TFR10ARA:K3B:S::1:': { inStock: true, quantity: 0, stockStatus: 'IN_STOCK' as const } } };
    expect(findVariant(createProductView(details, odd), 'K3B', { size: 'S' })?.stock).toEqual({ isIn: false, left: 0 });
  });

  it('follows a later inventory', () => {
    const later = applyInventory(view, inventory);
    expect(findVariant(later, 'K3B', { size: 'L' })?.stock.isIn).toBe(false);
    expect(applyInventory(view, undefined)).toBe(view);
  });

  it('reports only few units, and none if they are unknown', () => {
    expect(getSizeOptions(stocked, 'K3B', {}).find(({ value }) => value === 'M')?.few).toBe(3);
    expect([getFewLeft({ isIn: true, left: 5 }), getFewLeft({ isIn: true }), getFewLeft({ isIn: false, left: 0 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is true for a color if any of its sizes is available', () => {
    expect([isColorInStock(view, 'K3B'), isColorInStock(view, 'K9N')]).toEqual([true, false]);
  });
});

describe('product without variants', () => {
  it('is in stock with notifyMe false and is bought by its own SKU', () => {
    const bare = createProductView(giftCard);
    expect(getMissingChoice(bare, {})).toBeUndefined();
    expect(getBuyable(bare, '', {})).toEqual({ sku: 'TARNFELL:TFDRU06U::::1:', stock: { isIn: true } });
    expect(bare.colors).toMatchObject([{ label: '', productId: 'TFDRU06U', price: { current: 180 } }]);
  });

  it('is out of stock with notifyMe true, unless the inventory has units', () => {
    const out = { ...giftCard, notifyMe: true };
    expect(isColorInStock(createProductView(out), '')).toBe(false);
    const some = { variants: { 'TARNFELL:TFDRU06U::::1:': { inStock: true, quantity: 4, stockStatus: 'IN_STOCK' as const } } };
    expect(isColorInStock(createProductView(out, some), '')).toBe(true);
  });
});

describe('variant of an unlisted color', () => {
  const odd = { ...details, variants: [...details.variants, createVariant({ color: 'X9Z', size: 'XXL' })] };

  it('cannot be chosen, nor can its size', () => {
    const shown = createProductView(odd);
    expect(shown.variants.some(({ color }) => color === 'X9Z')).toBe(false);
    expect(shown.sizes.map(({ value }) => value)).not.toContain('XXL');
  });

  it('can be bought on its own product screen', () => {
    const shown = createProductView({ ...odd, id: 'TFR10ARAX9Z' });
    expect(findColor(shown, 'TFR10ARAX9Z')).toMatchObject({ code: 'X9Z', label: '' });
    expect(getBuyable(shown, 'X9Z', adaptChoice(shown, 'X9Z', { size: 'XXL' }))?.sku).toBe('TARNFELL:TFR10ARA:X9Z:XXL::1:');
  });
});

describe('choice', () => {
  it('starts with the color of the URL, or the first one for a style', () => {
    expect([findColor(view, 'TFR10ARAR7E').label, findColor(view, 'TFR10ARA').label]).toEqual(['Ember', 'Spruce']);
  });

  it('keeps a size in another color if it is available', () => {
    expect(adaptChoice(view, 'R7E', { size: 'M' })).toEqual({ size: 'M' });
    expect(adaptChoice(view, 'R7E', { size: 'S' })).toEqual({});
    expect(adaptChoice(view, 'R7E', { size: 'XS' })).toEqual({});
  });

  it('preselects single options', () => {
    const one = createProductView({
      ...details,
      attributes: [{ id: 'size', label: 'Size', options: [{ label: 'One size', value: 'OS', available: true }] }],
      variants: [createVariant({ color: 'K3B', size: 'OS' })],
    });
    expect(adaptChoice(one, 'K3B')).toEqual({ size: 'OS' });
  });

  it('reports the first missing choice, the fit before the size', () => {
    const fits = createProductView(withFits);
    expect([getMissingChoice(fits, {}), getMissingChoice(fits, { fit: 'R' }), getMissingChoice(fits, { fit: 'R', size: 'S' })]).toEqual([
      'fit',
      'size',
      undefined,
    ]);
  });

  it('shows sizes of the chosen fit and fits of the chosen size', () => {
    const fits = createProductView(withFits);
    expect(getStates(getSizeOptions(fits, 'K3B', { fit: 'L' }))).toEqual({ S: 'in', M: 'soldOut' });
    expect(getStates(getFitOptions(fits, 'K3B', { size: 'M' }))).toEqual({ R: 'in', L: 'soldOut' });
    expect(getStates(getFitOptions(fits, 'R7E', {}))).toEqual({ R: 'in', L: 'missing' });
  });

  it('resets a size that the new fit lacks', () => {
    const fits = createProductView(withFits);
    expect(changeChoice(fits, 'K3B', { size: 'M', fit: 'R' }, 'fit', 'L')).toEqual({ fit: 'L' });
    expect(changeChoice(fits, 'K3B', { size: 'S', fit: 'R' }, 'fit', 'L')).toEqual({ size: 'S', fit: 'L' });
  });
});

describe('price and quantity', () => {
  it('use the color’s price unless the variant has its own', () => {
    const dear = { ...details, variants: details.variants.map((one) => ({ ...one, price: { current: 199, original: 240 } })) };
    const shown = createProductView(dear);
    const color = findColor(shown, 'TFR10ARA');
    expect([getPrice(shown, color, {}).current, getPrice(shown, color, { size: 'M' }).current]).toEqual([180, 199]);
  });

  it('compute discounts in whole percent', () => {
    expect([getDiscountPercent({ current: 180, original: 240 }), getDiscountPercent({ current: 240, original: 240 })]).toEqual([25, 0]);
  });

  it('do not exceed the shop’s limit and the stock', () => {
    expect(getMaxQuantity(stocked, getBuyable(stocked, 'K3B', { size: 'M' }))).toBe(3);
    expect(getMaxQuantity(stocked, getBuyable(stocked, 'K3B', { size: 'S' }))).toBe(10);
    expect(getMaxQuantity(view, undefined)).toBe(10);
    expect(getMaxQuantity(stocked, getBuyable(stocked, 'K3B', { size: 'L' }))).toBe(1);
  });
});

describe('getProductImage', () => {
  it('requests the page’s sizes and leaves other URLs unchanged', () => {
    expect(getProductImage('/media/tarnfell/image/upload/v1/products/a/b/front')).toMatchObject({
      src: '/media/tarnfell/image/upload/f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_384,h_480/v1/products/a/b/front',
      width: 1080,
      height: 1350,
    });
    expect(getProductImage('/elsewhere.jpg')).toEqual({ src: '/elsewhere.jpg', width: 1080, height: 1350 });
  });
});

describe('packProductView', () => {
  it.each([
    ['stock of both calls', createProductView(details, inventory)],
    ['fits', createProductView(withFits)],
    ['no variants', createProductView(giftCard)],
    [
      'prices of their own',
      createProductView({ ...details, variants: details.variants.map((one) => ({ ...one, price: { current: 199.5, original: 240 } })) }),
    ],
  ])('keeps all data through JSON, with %s', (_, view) => {
    expect(unpackProductView(JSON.parse(JSON.stringify(packProductView(view))))).toEqual(view);
  });
});
