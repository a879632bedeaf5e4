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
        one: ['Nur noch ', 0, ' Stück verfügbar. Der Artikel bleibt vorerst hier.'],
        other: ['Nur noch ', 0, ' Stück verfügbar. Der Artikel bleibt vorerst hier.'],
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
  priceDown: ['Günstiger als beim Merken (', 'price', ')'],
  priceUp: ['Teurer als beim Merken (', 'price', ')'],
  soldOut: 'Ausverkauft',
  notSold: 'Nicht mehr im Sortiment',
  tooFew: ['Nur noch ', 'count', ' Stück'],
  more: 'Mehr gemerkte Artikel anzeigen',
  loadFailed: 'Ihre gemerkten Artikel konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
};
