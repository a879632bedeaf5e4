import { preparePromotions } from '../engine/prepare-promotions.ts';
import type { PromotionStore } from '../documents/promotion-store.ts';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import type { PromotionDocument } from '../promotion-document.ts';

/** A store of documents by id, equal for all sites. */
export function createPromotionSource(documents: Readonly<Record<string, PromotionDocument>>): Pick<PromotionStore, 'of'> {
  const stored = Object.entries(documents).map(([id, document]) => ({ id, document }));
  return { of: (site) => preparePromotions(promotionKinds, stored, site) };
}
