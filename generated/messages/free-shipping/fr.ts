// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FreeShippingMessages } from './messages.ts';

export const freeShippingMessages: MessageData<FreeShippingMessages> = {
  name: 'Livraison offerte',
  approaching: ['Encore ', 'amount', ' pour la livraison standard offerte'],
  inProgress: ['Plus que ', 'amount', ' pour la livraison standard offerte'],
  earned: 'La livraison standard est offerte',
};
