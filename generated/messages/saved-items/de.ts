// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SavedItemsMessages } from './messages.ts';

export const savedItemsMessages: MessageData<SavedItemsMessages> = {
  title: 'Für später gemerkt',
  count: ['', ['count', 'plural', { one: ['', 0, ' Artikel'], other: ['', 0, ' Artikel'] }]],
  save: 'Für später merken',
  saveItem: ['Für später merken: ', 'name'],
  saved: ['', 'name', ' ist für später gemerkt.'],
  move: 'In den Warenkorb',
  moveItem: ['In den Warenkorb: ', 'name'],
  moved: ['', 'name', ' liegt im Warenkorb.'],
  movePart: ['', 'count', ' in den Warenkorb'],
  movePartOf: ['', 'count', ' in den Warenkorb: ', 'name'],
  partLeft: [
    '',
    [
      'count',
      'plural',
      {
        one: ['Nur noch ', 0, ' Stück verfügbar, deshalb bleibt der Artikel hier.'],
        other: ['Nur noch ', 0, ' Stück verfügbar, deshalb bleibt der Artikel hier.'],
      },
    ],
  ],
  remove: 'Entfernen',
  removeItem: ['Entfernen: ', 'name'],
  removed: ['', 'name', ' ist nicht mehr gemerkt.'],
  undo: 'Rückgängig',
  color: 'Farbe',
  size: 'Größe',
  fit: 'Passform',
  quantity: ['Menge ', 'count'],
  each: ['je ', 'price'],
  priceNow: 'Jetzt',
  priceWas: 'Vorher',
  priceDown: ['Beim Merken ', 'price'],
  priceUp: ['Beim Merken ', 'price'],
  soldOut: 'Ausverkauft',
  notSold: 'Nicht mehr erhältlich',
  tooFew: ['Nur noch ', 'count', ' Stück'],
  more: 'Mehr gemerkte Artikel anzeigen',
  loadFailed: 'Wir konnten deine gemerkten Artikel nicht laden.',
  tryAgain: 'Noch einmal versuchen',
};
