import { getInventory } from '#generated/calls/get-inventory.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { dialogMessages } from '#generated/messages/dialog/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { StockParams } from './stock-data.ts';

/** A dialog with calls, critical and deferred data, for tests. */
export const stockDialog = defineDialog({
  placement: 'center',
  readParams: ({ query }): StockParams => ({ productId: query.get('product') ?? '' }),
  messages: { dialog: dialogMessages },
  calls: [getProductDetails, getInventory],
  loadCriticalData: ({ params: { productId }, calls, query }) => query(getProductDetails.query(calls, { productId })),
  loadDeferredData: ({ params: { productId }, calls, query }) => query(getInventory.query(calls, { productId })),
  view: () => import('./stock-view.tsx'),
});
