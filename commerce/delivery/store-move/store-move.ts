import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { AddedLine } from '../../cart/changes/added-line.ts';

/** A choice of a store that moves other rows of the cart there, too: for a row of the cart, or for an item that is to be added. */
export interface StoreMove {
  readonly choice: DeliveryChoice;
  readonly storeName: string;
  readonly itemId?: string;
  readonly line?: AddedLine;
}
