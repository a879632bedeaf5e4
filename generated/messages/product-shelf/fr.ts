// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductShelfMessages } from './messages.ts';

export const productShelfMessages: MessageData<ProductShelfMessages> = {
  similar: 'Vous aimerez aussi',
  alsoBought: 'Va bien avec',
  recentlyViewed: 'Vus récemment',
  clear: 'Effacer l’historique',
};
