// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ShippingMethodMessages } from './messages.ts';

export const shippingMethodMessages: MessageData<ShippingMethodMessages> = {
  standard: 'Standard',
  express: 'Express',
  digital: 'By email',
  pickup: 'Store pickup',
  shipToStore: 'Deliver to store',
  collectionPoint: 'Collection point',
  customs: 'Made to order',
};
