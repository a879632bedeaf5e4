import type { AddedLine } from '#commerce/cart/changes/added-line.ts';

export interface PickupParams {
  /** The item to pick up. */
  readonly line: AddedLine;
}
