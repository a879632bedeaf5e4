import { describe, expect, it } from 'vitest';
import { getProductHref } from '#commerce/product/product-href.ts';
import { parseProductId, parseStyle } from './product-address.ts';

describe('product address', () => {
  it.each([
    ['ridgeline-shell-TFR10ARA', 'TFR10ARA', 'TFR10ARA'],
    ['ridgeline-shell-TFR10ARAK3B', 'TFR10ARAK3B', 'TFR10ARA'],
    ['TFR10ARA', 'TFR10ARA', 'TFR10ARA'],
    ['24-l-pack-TFDRU06U', 'TFDRU06U', 'TFDRU06U'],
    ['ridgeline-shell-tfr10ara', undefined, undefined],
    ['ridgeline-shell-TFR10', undefined, undefined],
    ['ridgeline-shell-TFR10ARAK3B9', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s contains %s of style %s', (address, productId, style) => {
    expect([parseProductId(address), parseStyle(address)]).toEqual([productId, style]);
  });

  it('contains the color after the style', () => {
    expect(getProductHref('/p/ridgeline-shell-TFR10ARA', 'TFR10ARAK3B')).toBe('/p/ridgeline-shell-TFR10ARAK3B');
  });
});
