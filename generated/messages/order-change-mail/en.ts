// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderChangeMailMessages } from './messages.ts';

export const orderChangeMailMessages: MessageData<OrderChangeMailMessages> = {
  greeting: ['Hello ', 'name', ','],
  cancelledSubject: ['Your ', 'brand', ' order ', 'number', ' is cancelled'],
  cancelled: ['as you asked, we have cancelled your order ', 'number', '.'],
  partlyCancelledSubject: ['Part of your ', 'brand', ' order ', 'number', ' is cancelled'],
  partlyCancelled: ['as you asked, we have cancelled part of your order ', 'number', '. Everything else stays as you ordered it.'],
  cancelledItems: 'Cancelled',
  remainingItems: 'Still in your order',
  refundedTo: 'Your refund',
  delivery: 'Delivery',
  amount: 'Total',
  points: ['', 'points', ' ', ['points', 'plural', { one: 'point', other: 'points' }]],
  refundFollows: 'We will write again as soon as your refund is on its way.',
  refundedSubject: ['Your refund for ', 'brand', ' order ', 'number'],
  refunded: ['we have refunded ', 'amount', ' for your order ', 'number', '.'],
  bankTakesTime: 'Banks can take a few working days to show a refund in your account.',
  creditNote: ['Your credit note is ', 'number', '.'],
  labelSubject: ['Your return label for ', 'brand', ' order ', 'number'],
  label: [
    'your return ',
    'returnNumber',
    ' is registered. Print the label from your order page, stick it on the parcel and hand it in by ',
    'date',
    '.',
  ],
  returnedItems: 'You are returning',
  refundAfterReceipt: 'We will refund you as soon as the parcel is back with us.',
  receivedSubject: ['Your return ', 'returnNumber', ' has arrived'],
  received: ['your return ', 'returnNumber', ' has arrived, thank you. Here is what we received for order ', 'number', '.'],
  receivedItems: 'Received',
  orderLink: 'View your order',
  signature: ['Your ', 'brand', ' team'],
};
