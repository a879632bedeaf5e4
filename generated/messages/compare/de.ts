// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CompareMessages } from './messages.ts';

export const compareMessages: MessageData<CompareMessages> = {
  title: 'Produkte vergleichen',
  lead: 'Bis zu vier Produkte nebeneinander.',
  bar: 'Produkte im Vergleich',
  chosen: ['', 'count', ' von ', 'most', ' ausgewählt'],
  view: ['', ['count', 'plural', { one: 'Vergleichen', other: ['', 0, ' vergleichen'] }]],
  oneMore: 'Wähle mindestens ein weiteres Produkt zum Vergleichen.',
  full: ['Du kannst bis zu ', 'most', ' Produkte vergleichen. Entferne eines, um ein anderes hinzuzufügen.'],
  remove: ['', 'name', ' entfernen'],
  clear: 'Alle entfernen',
  empty: 'Noch nichts zu vergleichen',
  emptyHint: 'Wähle „Vergleichen“ bei den Produkten, zwischen denen du dich nicht entscheiden kannst.',
  browse: 'Zurück zum Shop',
  missing: [
    '',
    ['count', 'plural', { one: 'Ein Produkt ist nicht mehr verfügbar.', other: ['', 0, ' Produkte sind nicht mehr verfügbar.'] }],
  ],
  feature: 'Merkmal',
  product: 'Produkt',
  price: 'Preis',
  rating: 'Bewertung',
  noRating: 'Noch keine Bewertungen',
  available: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  soldOut: 'Ausverkauft',
  add: 'Optionen wählen',
  addOf: ['Optionen wählen: ', 'name'],
  none: 'Keine Angabe',
};
