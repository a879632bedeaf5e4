import { defineDialog } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

export const miniCartDialog = defineDialog<MiniCartParams>({
  placement: 'end',
  commerce: true,
  // The history's entry is written by openDialog alone.
  read: ({ given }) => given ?? {},
  load: () => import('./mini-cart-dialog.tsx'),
});
