import type { NewItem } from '#generated/openapi/cart.ts';

/** A buyer's choice of amount and recipient; the design is the variant. */
export type GiftChoice = Pick<NewItem, 'giftCardAmount' | 'giftOption'>;

export interface GiftCardHandle {
  /** Validates the choice; if it is invalid, shows and focuses the errors and returns null. */
  read(): GiftChoice | null;
}
