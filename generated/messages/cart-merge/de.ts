// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: [
    'Pro Bestellung ist die Menge je Artikel begrenzt. Beim Zusammenlegen Ihrer Warenkörbe haben wir deshalb nicht übernommen: ',
    'items',
    '.',
  ],
};
