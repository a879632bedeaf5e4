import type { AddedLine } from '#commerce/cart/changes/added-line.ts';

export interface MiniCartParams {
  /** What has just been put into the cart. */
  readonly added?: AddedLine;
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
}
