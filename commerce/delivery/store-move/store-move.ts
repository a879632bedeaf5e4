import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { AddedLine } from '../../cart/changes/added-line.ts';

/** A choice of a store that also moves other lines: for a cart line, or for an item to be added. */
export interface StoreMove {
  readonly choice: DeliveryChoice;
  readonly storeName: string;
  readonly itemId?: string;
  readonly line?: AddedLine;
}
