// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderChangeMailMessages } from './messages.ts';

export const orderChangeMailMessages: MessageData<OrderChangeMailMessages> = {
  greeting: ['Hello ', 'name', ','],
  cancelledSubject: ['Your ', 'brand', ' order ', 'number', ' is cancelled'],
  cancelled: ['As you asked, we cancelled your order ', 'number', '.'],
  partlyCancelledSubject: ['Part of your ', 'brand', ' order ', 'number', ' is cancelled'],
  partlyCancelled: ['As you asked, we cancelled part of your order ', 'number', '. Everything else stays as you ordered it.'],
  cancelledItems: 'Cancelled',
  remainingItems: 'Still in your order',
  refundedTo: 'Your refund',
  delivery: 'Delivery',
  amount: 'Total',
  points: ['', 'points', ' ', ['points', 'plural', { one: 'point', other: 'points' }]],
  refundFollows: 'We’ll email you again as soon as your refund is on its way.',
  refundedSubject: ['Your refund for ', 'brand', ' order ', 'number'],
  refunded: ['We refunded ', 'amount', ' for your order ', 'number', '.'],
  bankTakesTime: 'It can take your bank a few working days to show the refund.',
  creditNote: ['Your credit note is ', 'number', '.'],
  labelSubject: ['Your return label for ', 'brand', ' order ', 'number'],
  label: [
    'Your return ',
    'returnNumber',
    ' is registered. Print the label from your order page, put it on the parcel and drop it off by ',
    'date',
    '.',
  ],
  returnedItems: 'You’re returning',
  refundAfterReceipt: 'We’ll refund you as soon as your parcel arrives.',
  receivedSubject: ['Your return ', 'returnNumber', ' has arrived'],
  received: ['Your return ', 'returnNumber', ' has arrived. Here is what we received for order ', 'number', '.'],
  receivedItems: 'Received',
  orderLink: 'View your order',
  signature: ['The ', 'brand', ' team'],
  priceChange: 'Change in discounts',
};
