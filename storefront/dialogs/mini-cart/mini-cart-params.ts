import type { AddedLine } from '#commerce/cart/changes/added-line.ts';

export interface MiniCartParams {
  /** The line that was just added. */
  readonly added?: AddedLine;
  /** A sign-in has added items to the cart. */
  readonly isMerged?: boolean;
}
