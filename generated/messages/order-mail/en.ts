// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderMailMessages } from './messages.ts';

export const orderMailMessages: MessageData<OrderMailMessages> = {
  subject: ['Your ', 'brand', ' order ', 'number'],
  greeting: ['Hello ', 'name', ','],
  thanks: 'thank you for your order. We are getting it ready.',
  items: 'What you ordered',
  adjustedForDamage: ['Damaged item, price adjusted by ', 'by'],
  adjustedForMatch: ['Price match by ', 'by'],
  adjustedForService: ['With our apologies, adjusted by ', 'by'],
  adjustedForDisplay: ['Display item, price adjusted by ', 'by'],
  adjustedByManager: ['Price adjusted by ', 'by'],
  shipping: ['Shipping (', 'method', ')'],
  taxAdded: 'Tax',
  taxIncluded: 'VAT included',
  total: 'Total',
  deliverTo: 'We deliver to',
  days: ['Delivery in ', 'days', ' working days'],
  sameDay: 'Sent by e-mail the same day',
  paidWith: ['Paid by card ending in ', 'last4'],
  paidLater: ['Paid with ', 'provider', ', in instalments'],
  paidByWallet: ['Paid with ', 'provider', ', card ending in ', 'last4'],
  signature: ['Your ', 'brand', ' team'],
  cancelledSubject: ['Your ', 'brand', ' order ', 'number', ' was cancelled'],
  cancelled: [
    'we could not confirm the payment of your order ',
    'number',
    ', and so we have cancelled it. You were not charged; what may have been held on your card is released.',
  ],
  cancelledCart: 'Your items are in your cart again.',
  daysToPlace: ['Ready to collect in ', 'days', ' working days'],
  readyBy: ['Ready ', 'time'],
  collectSoon: 'We get it ready in the store',
  collectIn: 'Collect in store',
  collectAt: 'Collect at',
  collectedBy: ['', 'name', ' collects it'],
};
