import type { StoreMove } from '../delivery/store-move/store-move.ts';

/** A pickup that was chosen for an item before it is added. */
export interface ChosenPickup extends Pick<StoreMove, 'choice' | 'storeName'> {
  /** The cart has pickups at another store, which would move. */
  readonly movesOthers: boolean;
}
