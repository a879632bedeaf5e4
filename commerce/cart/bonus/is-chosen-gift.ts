import type { BonusChoice, CartItem } from '#generated/openapi/cart.ts';

/** True if the shopper chose the gift and may remove it; other gifts are added and removed with their promotion. */
export function isChosenGift({ bonus, promotionId, sku }: CartItem, choices: readonly BonusChoice[] = []): boolean {
  return bonus && choices.some((choice) => choice.promotionId === promotionId && choice.options.some((option) => option.sku === sku));
}
