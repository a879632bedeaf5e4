import type { ProductUpsell, UpsellItem } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

const models = [
  ['Tarn beanie', 'beanie-tarn/night/front'],
  ['Heath fleece', 'fleece-heath/night/front'],
  ['Beck 28 pack', 'pack-beck/spruce/front'],
  ['Lichen fleece', 'fleece-lichen/spruce/front'],
] as const;

/** Products without options. */
export function sampleItems(count: number): UpsellItem[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, picture] = models[index % models.length] ?? models[0];
    const price = 30 + index * 20;
    return {
      id: `product-${index}`,
      sku: `TARNFELL:PRODUCT${index}:K3B:OS::1:`,
      name,
      image: `/media/tarnfell/image/upload/v1/products/${picture}`,
      url: `/p/product-${index}`,
      price: {
        lowCurrent: index === 1 ? price * 0.7 : price,
        highCurrent: index === 1 ? price * 0.7 : price,
        lowOriginal: price,
        highOriginal: price,
        currency: 'USD',
      },
      productInventoryState: 'InStock',
    };
  });
}

export const minimal: ProductUpsell = { id: 'upsell-minimal', type: 'product-upsell' };

export const typical: ProductUpsell = {
  id: 'upsell-typical',
  type: 'product-upsell',
  title: 'Complete the look',
  subtitle: 'Small things that go with it.',
  source: 'items',
  items: sampleItems(4),
};

/** One product has sizes or colors. */
export const choices: ProductUpsell = {
  ...typical,
  id: 'upsell-choices',
  items: sampleItems(3).map(({ sku, ...item }, index) => (index === 1 ? item : { ...item, sku })),
};

export const soldOut: ProductUpsell = {
  ...typical,
  id: 'upsell-sold-out',
  items: sampleItems(3).map((item, index) => ({ ...item, productInventoryState: index === 1 ? 'OutOfStock' : 'InStock' })),
};

export const extreme: ProductUpsell = {
  id: 'upsell-extreme',
  type: 'product-upsell',
  name: hostile.script,
  bottomMargins: { sm: 'lg' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffd9a8',
  subtitle: hostile.template,
  source: 'items',
  index: 99,
  stackedCount: 12,
  items: Array.from({ length: 12 }, (_, index) => ({
    id: 'same',
    sku: hostile.attribute,
    name: [hostile.script, longWord, longTitle, hostile.rightToLeft][index % 4] ?? longWord,
    image: '/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front',
    url: hostile.url,
    price: { lowCurrent: 0, highCurrent: 99_999_999.99, lowOriginal: 1, highOriginal: 99_999_999.99, currency: 'KRW' },
    productInventoryState: index % 2 === 0 ? 'OutOfStock' : 'InStock',
  })),
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
