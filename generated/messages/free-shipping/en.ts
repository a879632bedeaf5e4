// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FreeShippingMessages } from './messages.ts';

export const freeShippingMessages: MessageData<FreeShippingMessages> = {
  name: 'Free shipping',
  approaching: ['', 'amount', ' more for free standard shipping'],
  inProgress: ['Only ', 'amount', ' more for free standard shipping'],
  earned: 'Standard shipping is free',
};
