import type { CartContents } from './cart-record.ts';
import { mergeCoupons } from './coupons/merge-coupons.ts';

type Extras = Pick<CartContents, 'coupons' | 'bonusChoices'>;

/** Merges the coupons and chosen gifts of two carts without duplicates. Pure. */
export function mergeExtras(own: Extras, guests: Extras): Extras {
  const chosen = new Set(own.bonusChoices.map(({ promotionId, sku }) => `${promotionId}/${sku}`));
  return {
    coupons: mergeCoupons(own.coupons, guests.coupons),
    bonusChoices: [...own.bonusChoices, ...guests.bonusChoices.filter(({ promotionId, sku }) => !chosen.has(`${promotionId}/${sku}`))],
  };
}
