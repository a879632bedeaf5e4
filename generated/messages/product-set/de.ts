// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductSetMessages } from './messages.ts';

export const productSetMessages: MessageData<ProductSetMessages> = {
  label: 'Set',
  heading: 'Mach das Set komplett',
  see: 'Set ansehen',
  parts: 'Das gehört dazu',
  include: ['', 'name', ' hinzufügen'],
  pieces: ['', ['count', 'plural', { one: ['', 0, ' Stück'], other: ['', 0, ' Stück'] }]],
  total: ['', ['count', 'plural', { one: ['Summe für ', 0, ' Artikel'], other: ['Summe für ', 0, ' Artikel'] }]],
  addItems: ['', ['count', 'plural', { one: ['', 0, ' Artikel in den Warenkorb'], other: ['', 0, ' Artikel in den Warenkorb'] }]],
  chooseOne: 'Wähle mindestens einen Artikel.',
  incomplete: 'Bitte triff für jeden Artikel eine Auswahl',
  notAdded: [
    '',
    ['count', 'plural', { one: ['', 0, ' Artikel wurde nicht hinzugefügt'], other: ['', 0, ' Artikel wurden nicht hinzugefügt'] }],
  ],
  added: ['', ['count', 'plural', { one: ['', 0, ' Artikel liegt im Warenkorb.'], other: ['', 0, ' Artikel liegen im Warenkorb.'] }]],
  partAdded: 'Liegt im Warenkorb',
  problem: ['', 'name', ': ', 'problem'],
  soldOut: 'Ausverkauft',
  unclear: 'Wir wissen nicht, ob das geklappt hat. Versuche es noch einmal: Nichts landet doppelt im Warenkorb.',
  failed: 'Wir konnten das nicht hinzufügen.',
};
