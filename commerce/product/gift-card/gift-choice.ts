import type { NewItem } from '#generated/openapi/cart.ts';

/** The choice of a buyer beside the design: amount and recipient. */
export type GiftChoice = Pick<NewItem, 'giftCardAmount' | 'giftOption'>;

export interface GiftCardHandle {
  /** The choice; null where something is wrong, which is then shown and focused. */
  read(): GiftChoice | null;
}
