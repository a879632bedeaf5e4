import type { AddedLine } from '#commerce/cart/changes/added-line.ts';

export interface MiniCartParams {
  /** The line that has just been added. */
  readonly added?: AddedLine;
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
}
