import type { AddedLine } from '#commerce/cart/changes/added-line.ts';

export interface PickupParams {
  /** What is to be picked up. */
  readonly line: AddedLine;
}
