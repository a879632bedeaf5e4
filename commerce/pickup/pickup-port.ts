import type { AddedLine } from '../cart/changes/added-line.ts';
import type { StoreMove } from '../delivery/store-move/store-move.ts';

/** Port through which a product's form opens the page's dialogs. */
export interface PickupPort {
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  /** Opens a dialog to find a store that has the item. */
  readonly onFindStore: (line: AddedLine) => void;
  /** Asks whether the cart's other pickups may move to the store. */
  readonly onMove: (move: StoreMove) => void;
}
