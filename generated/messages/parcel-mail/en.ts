// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ParcelMailMessages } from './messages.ts';

export const parcelMailMessages: MessageData<ParcelMailMessages> = {
  shippedSubject: ['Your ', 'brand', ' order ', 'number', ' is on its way'],
  shipped: ['Your order ', 'number', ' has left our warehouse.'],
  partShippedSubject: ['Part of your ', 'brand', ' order ', 'number', ' is on its way'],
  partShipped: ['Part of your order ', 'number', ' has left our warehouse. The rest will follow separately.'],
  collectLater: 'We’ll email you again as soon as you can pick it up.',
  expectedOn: ['We expect it to arrive on ', 'date', '.'],
  contents: 'In this package',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your package',
  delayedSubject: ['Your ', 'brand', ' order ', 'number', ' is running late'],
  delayed: ['We’re sorry: your order ', 'number', ' is taking longer than we promised.'],
  delayedUntil: ['We now expect it to arrive on ', 'date', '. You don’t need to do anything.'],
  readySubject: ['Your ', 'brand', ' order ', 'number', ' is ready for pickup'],
  ready: ['Good news: your order ', 'number', ' is ready for you at ', 'place', '.'],
  bring: 'Please bring',
  bringNumber: ['Your order number, ', 'number', ', or this email'],
  bringId: 'A photo ID',
  deliveredSubject: ['Your ', 'brand', ' order ', 'number', ' has arrived'],
  delivered: ['Your package was delivered on ', 'date', '. We hope you love what’s inside.'],
  collectedSubject: ['Thank you for picking up your ', 'brand', ' order ', 'number'],
  collected: ['Thank you for stopping by on ', 'date', '. We hope you love what you picked up.'],
  helpAfterwards: 'Something not quite right? You can start a return from your order.',
};
