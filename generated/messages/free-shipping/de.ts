// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FreeShippingMessages } from './messages.ts';

export const freeShippingMessages: MessageData<FreeShippingMessages> = {
  name: 'Gratisversand',
  approaching: ['Noch ', 'amount', ' bis zum kostenlosen Standardversand'],
  inProgress: ['Nur noch ', 'amount', ' bis zum kostenlosen Standardversand'],
  earned: 'Der Standardversand ist gratis',
};
