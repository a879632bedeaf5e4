import type { CartParts } from './cart-record.ts';

type Extras = Pick<CartParts, 'coupons' | 'bonusChoices'>;

/** The coupons and chosen gifts of an account's cart with those of a guest's, each once. Pure. */
export function mergeExtras(own: Extras, guests: Extras): Extras {
  const codes = new Set(own.coupons.map(({ code }) => code));
  const chosen = new Set(own.bonusChoices.map(({ promotionId, sku }) => `${promotionId}/${sku}`));
  return {
    coupons: [...own.coupons, ...guests.coupons.filter(({ code }) => !codes.has(code))],
    bonusChoices: [...own.bonusChoices, ...guests.bonusChoices.filter(({ promotionId, sku }) => !chosen.has(`${promotionId}/${sku}`))],
  };
}
