import type { NewItem } from '#generated/openapi/cart.ts';

/** What the buyer of a gift card chooses beside its design. */
export type GiftChoice = Pick<NewItem, 'giftCardAmount' | 'giftOption'>;

export interface GiftCardHandle {
  /** The choice; null where something is wrong, which is then shown and focused. */
  read(): GiftChoice | null;
}
