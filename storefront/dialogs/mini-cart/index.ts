import { saysMerged } from '#commerce/cart/changes/merged-cart.ts';
import { defineDialog } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

export const miniCartDialog = defineDialog<MiniCartParams>({
  placement: 'end',
  commerce: true,
  // The history's entry is written by openDialog alone; a sign-in leads here by the address.
  read: ({ given, query }) => given ?? { isMerged: saysMerged(query) },
  load: () => import('./mini-cart-dialog.tsx'),
});
