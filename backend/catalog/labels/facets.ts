import { facetMessages } from '#generated/messages/facet/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

/** In display order. */
export const facetIds = ['category', 'gender', 'kind', 'size', 'fitType', 'color', 'price', 'feature'] as const;
export type FacetId = (typeof facetIds)[number];

export function getFacetLabel(id: FacetId, { locale }: Pick<ShopContext, 'locale'>): string {
  return getMessages(facetMessages, locale)[id];
}
