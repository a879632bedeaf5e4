// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: [
    'Wir haben deine Warenkörbe zusammengelegt, aber je Artikel gibt es eine Höchstmenge pro Bestellung. Nicht übernommen: ',
    'items',
    '.',
  ],
  outOfStock: ['Nicht mehr verfügbar und darum aus deinem Warenkorb entfernt: ', 'items', '.'],
};
