import { facetMessages } from '#generated/messages/facet/all.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getFitLabel, fitOrder, getSizeLabel, sizeOrder } from '../sizes.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { fromMinor } from '../wire-price.ts';
import { getFacetLabel } from '../labels/facets.ts';
import type { FoundColor, FoundProduct, FoundVariant } from './query-product.ts';

type Details = OperationResponse<'getProductDetails'>;
type Attribute = Details['attributes'][number];
type Option = Attribute['options'][number];

export const getColorName = ({ names, code }: FoundColor, language: string): string => names?.[language] ?? code;

const isIn = (variants: readonly FoundVariant[], test: (variant: FoundVariant) => boolean): boolean =>
  variants.some((variant) => variant.quantity > 0 && test(variant));

/**
 * The attributes that a shopper chooses from. An option is available if a variant with it is in stock. Unlisted colors are not options;
 * those of a gift card are designs.
 */
export function buildAttributes(product: FoundProduct, shop: ShopContext): Attribute[] {
  const { site, language, locale } = shop;
  const { variants, size_scale: scale } = product;
  const colors: Option[] = product.colors
    .filter(({ listed }) => listed)
    .map((color) => ({
      label: getColorName(color, language),
      value: color.code,
      available: isIn(variants, (variant) => variant.color === color.code),
    }));
  const sizes = [...new Set(variants.map(({ size }) => size).filter(Boolean))].toSorted(
    (a, b) => (sizeOrder.get(a) ?? 0) - (sizeOrder.get(b) ?? 0),
  );
  const fits = [...new Set(variants.map(({ fit }) => fit).filter(Boolean))].toSorted((a, b) => fitOrder.indexOf(a) - fitOrder.indexOf(b));
  const all: Attribute[] = [
    { id: 'color', label: product.digital ? getMessages(facetMessages, locale).design : getFacetLabel('color', shop), options: colors },
    {
      id: 'size',
      label: getFacetLabel('size', shop),
      options: sizes.map((size) => ({
        label: getSizeLabel(size, scale, site.country, locale),
        value: size,
        available: isIn(variants, (variant) => variant.size === size),
      })),
    },
    {
      id: 'fitType',
      label: getFacetLabel('fitType', shop),
      options: fits.map((fit) => ({
        label: getFitLabel(fit, locale),
        value: fit,
        available: isIn(variants, (variant) => variant.fit === fit),
      })),
    },
  ];
  return all.filter(({ options }) => options.length > 0);
}

/** True for the only sku of a style without variants, which has neither color nor size. */
export const hasNoOptions = ({ color, size }: FoundVariant): boolean => color === '' && size === '';

export function buildVariants(product: FoundProduct): Details['variants'] {
  const prices = new Map(product.colors.map((color) => [color.code, color]));
  return product.variants.flatMap((variant) => {
    const price = prices.get(variant.color);
    if (hasNoOptions(variant) || !price) return [];
    return {
      id: variant.sku,
      upc: variant.upc,
      productId: product.id + variant.color,
      attributes: { color: variant.color, size: variant.size, ...(variant.fit !== '' && { fitType: variant.fit }) },
      price: { current: fromMinor(price.currentMinor), original: fromMinor(price.originalMinor) },
      productInventoryState: variant.quantity > 0 ? ('InStock' as const) : ('OutOfStock' as const),
    };
  });
}
