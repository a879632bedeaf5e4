import { addPriceAdjustment } from '#generated/calls/add-price-adjustment.ts';
import { changePriceAdjustment } from '#generated/calls/change-price-adjustment.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { priceAdjustmentsMessages } from '#generated/messages/price-adjustments/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { AdjustPriceParams } from './adjust-price-params.ts';

/** Adjusts the price of an item or of the order, for employees. */
export const adjustPriceDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): AdjustPriceParams => ({ targetId: getGivenText(given, 'target') ?? query.get('target') ?? '' }),
  messages: { adjustments: priceAdjustmentsMessages },
  calls: [getCart, addPriceAdjustment, changePriceAdjustment],
  view: () => import('./adjust-price-view.tsx'),
});
