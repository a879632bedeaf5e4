import type { AddedLine } from '#commerce/cart/added-line.ts';
import { defineDialog } from '../define-dialog.ts';

export interface MiniCartParams {
  /** What has just been put into the cart. */
  readonly added?: AddedLine;
}

export const miniCartDialog = defineDialog<MiniCartParams>({
  placement: 'end',
  commerce: true,
  // The history's entry is written by openDialog alone.
  read: ({ given }) => (given ?? {}) as MiniCartParams,
  load: () => import('./mini-cart-dialog.tsx'),
});
