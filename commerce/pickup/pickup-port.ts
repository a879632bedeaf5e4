import type { AddedLine } from '../cart/changes/added-line.ts';
import type { StoreMove } from '../delivery/store-move/store-move.ts';

/** Port through which a product's form uses the dialogs of the page. */
export interface PickupPort {
  /** As in addresses, e.g. "en-us". */
  readonly locale: string;
  /** Lets the shopper find a store that has the item. */
  readonly onFindStore: (line: AddedLine) => void;
  /** Asks whether the other pickups of the cart may move to the store. */
  readonly onMove: (move: StoreMove) => void;
}
