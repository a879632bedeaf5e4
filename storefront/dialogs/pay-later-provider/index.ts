import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import { payLaterMessages } from '#generated/messages/pay-later/lazy.ts';
import { tendersMessages } from '#generated/messages/tenders/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { PlanParams } from './plan-params.ts';

/** Installments and conditions of a pay-later provider, for a product from its page or for the page's cart, which the view reads. */
export const payLaterProviderDialog = defineDialog({
  placement: 'center',
  // Only openDialog writes the history entry.
  readParams: ({ given }): PlanParams => (given as PlanParams | undefined) ?? {},
  messages: { payLater: payLaterMessages, tenders: tendersMessages },
  calls: [getPaymentMethods],
  view: () => import('./plan-view.tsx'),
});
