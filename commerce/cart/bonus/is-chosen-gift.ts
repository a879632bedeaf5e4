import type { BonusChoice, CartItem } from '#generated/openapi/cart.ts';

/** True for a gift that the shopper chose and may put back; others come and go with their promotion. */
export function isChosenGift({ bonus, promotionId, sku }: CartItem, choices: readonly BonusChoice[] = []): boolean {
  return bonus && choices.some((choice) => choice.promotionId === promotionId && choice.options.some((option) => option.sku === sku));
}
