import type { StoreMove } from '../delivery/store-move/store-move.ts';

/** Pickup chosen for an item before it is added. */
export interface ChosenPickup extends Pick<StoreMove, 'choice' | 'storeName'> {
  /** True if pickups of the cart at another store would move. */
  readonly movesOthers: boolean;
}
