import { describe, expect, it } from 'vitest';
import {
  buyableOf,
  choiceIn,
  choose,
  colorOf,
  fitOptions,
  isColorIn,
  missingChoice,
  mostOf,
  priceOf,
  savingOf,
  sizeOptions,
  variantOf,
} from './choice.ts';
import { productImage } from './product-image.ts';
import { packView, unpackView } from './packed-view.ts';
import { createProductView } from './product-view.ts';
import { details, giftCard, inventory, variantFixture, withFits } from './product.fixtures.ts';
import { fewLeft } from './stock.ts';
import { withInventory } from './with-inventory.ts';

const view = createProductView(details);
const stocked = createProductView(details, inventory);
const states = (options: readonly { readonly value: string; readonly state: string }[]) =>
  Object.fromEntries(options.map(({ value, state }) => [value, state]));

describe('availability', () => {
  it('is what the details call says as InStock, as long as there is no inventory', () => {
    expect(states(sizeOptions(view, 'K3B', {}))).toEqual({ XS: 'in', S: 'in', M: 'in', L: 'in', XL: 'soldOut' });
  });

  it('is what the inventory call says as IN_STOCK where it speaks of the sku, and the details’ word elsewhere', () => {
    expect(states(sizeOptions(stocked, 'K3B', {}))).toEqual({ XS: 'in', S: 'in', M: 'in', L: 'soldOut', XL: 'soldOut' });
  });

  it('is out where the inventory counts nothing, whatever its flags say', () => {
    const odd = { variants: { 'TARNFELL:TFR10ARA:K3B:S::1:': { inStock: true, quantity: 0, stockStatus: 'IN_STOCK' as const } } };
    expect(variantOf(createProductView(details, odd), 'K3B', { size: 'S' })?.stock).toEqual({ isIn: false, left: 0 });
  });

  it('follows a later inventory', () => {
    const later = withInventory(view, inventory);
    expect(variantOf(later, 'K3B', { size: 'L' })?.stock.isIn).toBe(false);
    expect(withInventory(view, undefined)).toBe(view);
  });

  it('tells of few units only, and not of what nobody has counted', () => {
    expect(sizeOptions(stocked, 'K3B', {}).find(({ value }) => value === 'M')?.few).toBe(3);
    expect([fewLeft({ isIn: true, left: 5 }), fewLeft({ isIn: true }), fewLeft({ isIn: false, left: 0 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of a color is that of any of its sizes', () => {
    expect([isColorIn(view, 'K3B'), isColorIn(view, 'K9N')]).toEqual([true, false]);
  });
});

describe('a product without variants', () => {
  it('is in stock with notifyMe false, and bought by its own sku', () => {
    const bare = createProductView(giftCard);
    expect(missingChoice(bare, {})).toBeUndefined();
    expect(buyableOf(bare, '', {})).toEqual({ sku: 'TARNFELL:TFDRU06U::::1:', stock: { isIn: true } });
    expect(bare.colors).toMatchObject([{ label: '', productId: 'TFDRU06U', price: { current: 180 } }]);
  });

  it('is out of stock with notifyMe true, unless the inventory has some', () => {
    const out = { ...giftCard, notifyMe: true };
    expect(isColorIn(createProductView(out), '')).toBe(false);
    const some = { variants: { 'TARNFELL:TFDRU06U::::1:': { inStock: true, quantity: 4, stockStatus: 'IN_STOCK' as const } } };
    expect(isColorIn(createProductView(out, some), '')).toBe(true);
  });
});

describe('a variant of a color that no option lists', () => {
  const odd = { ...details, variants: [...details.variants, variantFixture({ color: 'X9Z', size: 'XXL' })] };

  it('is nothing to choose, and its size none either', () => {
    const shown = createProductView(odd);
    expect(shown.variants.some(({ color }) => color === 'X9Z')).toBe(false);
    expect(shown.sizes.map(({ value }) => value)).not.toContain('XXL');
  });

  it('can be bought on a page of its own', () => {
    const shown = createProductView({ ...odd, id: 'TFR10ARAX9Z' });
    expect(colorOf(shown, 'TFR10ARAX9Z')).toMatchObject({ code: 'X9Z', label: '' });
    expect(buyableOf(shown, 'X9Z', choiceIn(shown, 'X9Z', { size: 'XXL' }))?.sku).toBe('TARNFELL:TFR10ARA:X9Z:XXL::1:');
  });
});

describe('the choice', () => {
  it('stands on the color of the address, and on the first for a style', () => {
    expect([colorOf(view, 'TFR10ARAR7E').label, colorOf(view, 'TFR10ARA').label]).toEqual(['Ember', 'Spruce']);
  });

  it('keeps a size in another color where that can be had', () => {
    expect(choiceIn(view, 'R7E', { size: 'M' })).toEqual({ size: 'M' });
    expect(choiceIn(view, 'R7E', { size: 'S' })).toEqual({});
    expect(choiceIn(view, 'R7E', { size: 'XS' })).toEqual({});
  });

  it('is made already where there is only one', () => {
    const one = createProductView({
      ...details,
      attributes: [{ id: 'size', label: 'Size', options: [{ label: 'One size', value: 'OS', available: true }] }],
      variants: [variantFixture({ color: 'K3B', size: 'OS' })],
    });
    expect(choiceIn(one, 'K3B')).toEqual({ size: 'OS' });
  });

  it('names what is missing, the fit before the size', () => {
    const fits = createProductView(withFits);
    expect([missingChoice(fits, {}), missingChoice(fits, { fit: 'R' }), missingChoice(fits, { fit: 'R', size: 'S' })]).toEqual([
      'fit',
      'size',
      undefined,
    ]);
  });

  it('shows sizes of the chosen fit, and fits of the chosen size', () => {
    const fits = createProductView(withFits);
    expect(states(sizeOptions(fits, 'K3B', { fit: 'L' }))).toEqual({ S: 'in', M: 'soldOut' });
    expect(states(fitOptions(fits, 'K3B', { size: 'M' }))).toEqual({ R: 'in', L: 'soldOut' });
    expect(states(fitOptions(fits, 'R7E', {}))).toEqual({ R: 'in', L: 'missing' });
  });

  it('opens the size again that the new fit does not have', () => {
    const fits = createProductView(withFits);
    expect(choose(fits, 'K3B', { size: 'M', fit: 'R' }, 'fit', 'L')).toEqual({ fit: 'L' });
    expect(choose(fits, 'K3B', { size: 'S', fit: 'R' }, 'fit', 'L')).toEqual({ size: 'S', fit: 'L' });
  });
});

describe('price and quantity', () => {
  it('is the color’s, until a variant has another', () => {
    const dear = { ...details, variants: details.variants.map((one) => ({ ...one, price: { current: 199, original: 240 } })) };
    const shown = createProductView(dear);
    const color = colorOf(shown, 'TFR10ARA');
    expect([priceOf(shown, color, {}).current, priceOf(shown, color, { size: 'M' }).current]).toEqual([180, 199]);
  });

  it('saves in whole per cent', () => {
    expect([savingOf({ current: 180, original: 240 }), savingOf({ current: 240, original: 240 })]).toEqual([25, 0]);
  });

  it('goes up to what the shop allows and what there is', () => {
    expect(mostOf(stocked, buyableOf(stocked, 'K3B', { size: 'M' }))).toBe(3);
    expect(mostOf(stocked, buyableOf(stocked, 'K3B', { size: 'S' }))).toBe(10);
    expect(mostOf(view, undefined)).toBe(10);
    expect(mostOf(stocked, buyableOf(stocked, 'K3B', { size: 'L' }))).toBe(1);
  });
});

describe('productImage', () => {
  it('asks the service for the page’s sizes, and leaves other addresses alone', () => {
    expect(productImage('/media/tarnfell/image/upload/v1/products/a/b/front')).toMatchObject({
      src: '/media/tarnfell/image/upload/f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_384,h_480/v1/products/a/b/front',
      width: 1080,
      height: 1350,
    });
    expect(productImage('/elsewhere.jpg')).toEqual({ src: '/elsewhere.jpg', width: 1080, height: 1350 });
  });
});

describe('a view on its way to the browser', () => {
  it.each([
    ['stock of both calls', createProductView(details, inventory)],
    ['fits', createProductView(withFits)],
    ['no variants', createProductView(giftCard)],
    [
      'prices of their own',
      createProductView({ ...details, variants: details.variants.map((one) => ({ ...one, price: { current: 199.5, original: 240 } })) }),
    ],
  ])('arrives as it left, with %s', (_, view) => {
    expect(unpackView(JSON.parse(JSON.stringify(packView(view))))).toEqual(view);
  });
});
