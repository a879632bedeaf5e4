import { MockError } from '../mock-handler.ts';
import type { MockColor, MockSite, MockStyle, MockVariant } from './mock-catalog.ts';
import type { MockShop } from './mock-shop.ts';

/** Length of a style's id. A product's id appends the code of its color. */
const STYLE_LETTERS = 8;

export interface FoundProduct {
  readonly style: MockStyle;
  readonly color: MockColor;
}

/**
 * Finds a style, or one of its colors.
 * @throws MockError 404
 */
export function findProduct(shop: MockShop, site: MockSite, productId: string): FoundProduct {
  const style = shop.styles(site).find(({ id }) => id === productId.slice(0, STYLE_LETTERS));
  const color = style && (style.colors.find(({ code }) => code === productId.slice(STYLE_LETTERS)) ?? style.colors[0]);
  if (!style || !color) throw new MockError(404, 'ORD404', `There is no product ${productId}.`);
  return { style, color };
}

/** @throws MockError 404 */
export function findVariant(shop: MockShop, site: MockSite, sku: string): FoundProduct & { readonly variant: MockVariant } {
  const [, styleId = '', colorCode = ''] = sku.split(':');
  const found = findProduct(shop, site, styleId + colorCode);
  const variant = found.style.variants.find((one) => one.sku === sku);
  if (!variant) throw new MockError(404, 'ORD404', `There is no item ${sku}.`);
  return { ...found, variant };
}

export const getProductId = ({ id }: MockStyle, { code }: MockColor): string => id + code;

export const getPageUrl = ({ id, slug }: MockStyle): string => `/p/${slug}-${id}`;
