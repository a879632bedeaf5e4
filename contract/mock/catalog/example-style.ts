import { getExample } from '../responses/get-example.ts';
import type { MockStyle } from './mock-catalog.ts';

const details = getExample('getProductDetails', 200);
const inventory = getExample('getInventory', 200);

/** First part of its SKUs. */
export const exampleStyleBrand = 'TARNFELL';

/** Units of the example's variants, by SKU. */
export const exampleStock: ReadonlyMap<string, number> = new Map(
  Object.entries(inventory.variants).map(([sku, { quantity }]) => [sku, quantity]),
);

const [color] = details.colors;
const [picture] = color?.gallery ?? [];
if (!color || !picture) throw new Error('[cairn] [mock] the example of getProductDetails has no picture');

/** The product of the contract's examples, so that requests with its ids succeed. */
export const exampleStyle: MockStyle = {
  id: details.masterId,
  name: details.name,
  slug: details.slug,
  kind: details.kind ?? '',
  tagline: details.seo.description,
  description: details.seo.description,
  features: [],
  audience: details.audience ?? 'unisex',
  maxQty: details.maxQty,
  categoryIds: details.categoryIds,
  homeCategoryId: details.categoryIds.at(-1) ?? '',
  colors: [
    {
      code: color.code,
      label: color.label,
      swatch: color.swatch,
      pictures: [{ src: picture.src, alt: picture.alt }],
      currentMinor: Math.round(color.price.current * 100),
      originalMinor: Math.round(color.price.original * 100),
    },
  ],
  sizes: details.attributes.find(({ id }) => id === 'size')?.options.map(({ value, label }) => ({ value, label })) ?? [],
  fits: [],
  variants: [...exampleStock.keys()].map((sku, index) => {
    const [, , colorCode = '', size = ''] = sku.split(':');
    return { sku, upc: String(190_849_001_234 + index).padStart(13, '0'), color: colorCode, size, fit: '' };
  }),
};
