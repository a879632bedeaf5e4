import { addItem } from '#generated/calls/add-item.ts';
import type { BonusChoice, BonusOption, CartItem } from '#generated/openapi/cart.ts';
import type { CartChange } from '../changes/change-cart.ts';

/** Gift option of a promotion, as the shopper chose it. */
export interface ChosenGift {
  readonly choice: Pick<BonusChoice, 'promotionId'>;
  readonly option: Pick<BonusOption, 'sku'>;
}

/** The gift becomes a cart line with the response. */
export const chooseGiftChange: CartChange<ChosenGift> = {
  mutation: addItem,
  call: (calls, basketId, { choice: { promotionId }, option: { sku } }) => addItem(calls, { body: { basketId, sku, promotionId } }),
};

/** Finds the cart line of a chosen gift. */
export function findGiftLine(items: readonly CartItem[], { choice, option }: ChosenGift): CartItem | undefined {
  return items.find(({ bonus, promotionId, sku }) => bonus && promotionId === choice.promotionId && sku === option.sku);
}
