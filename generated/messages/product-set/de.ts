// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductSetMessages } from './messages.ts';

export const productSetMessages: MessageData<ProductSetMessages> = {
  label: 'Set',
  heading: 'Das Set komplett',
  see: 'Set ansehen',
  parts: 'Das gehört dazu',
  include: ['', 'name', ' mitnehmen'],
  pieces: ['', ['count', 'plural', { one: ['', 0, ' Stück'], other: ['', 0, ' Stück'] }]],
  total: ['', ['count', 'plural', { one: ['Summe für ', 0, ' Artikel'], other: ['Summe für ', 0, ' Artikel'] }]],
  addItems: ['', ['count', 'plural', { one: ['', 0, ' Artikel in den Warenkorb'], other: ['', 0, ' Artikel in den Warenkorb'] }]],
  chooseOne: 'Wählen Sie mindestens einen Artikel aus dem Set.',
  incomplete: 'Es fehlt noch etwas',
  notAdded: [
    '',
    ['count', 'plural', { one: ['', 0, ' Artikel liegt nicht im Warenkorb'], other: ['', 0, ' Artikel liegen nicht im Warenkorb'] }],
  ],
  added: ['', ['count', 'plural', { one: ['', 0, ' Artikel liegt im Warenkorb.'], other: ['', 0, ' Artikel liegen im Warenkorb.'] }]],
  partAdded: 'Liegt im Warenkorb',
  problem: ['', 'name', ': ', 'problem'],
  soldOut: 'Ausverkauft',
  unclear: 'Wir wissen nicht, ob das angekommen ist. Versuchen Sie es noch einmal – doppelt landet nichts im Warenkorb.',
  failed: 'Das konnte nicht in den Warenkorb gelegt werden.',
};
