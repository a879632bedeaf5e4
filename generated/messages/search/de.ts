// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SearchMessages } from './messages.ts';

export const searchMessages: MessageData<SearchMessages> = {
  suggestions: 'Vorschläge',
  terms: 'Suchbegriffe',
  categories: 'Kategorien',
  products: 'Produkte',
  articles: 'Hilfe und Geschichten',
  recent: 'Zuletzt gesucht',
  recentRemove: ['„', 'query', '“ entfernen'],
  recentClear: 'Suchverlauf löschen',
  inCategory: ['in ', 'category'],
  count: [
    '',
    [
      'count',
      'plural',
      {
        '=0': 'Keine Vorschläge',
        one: ['', 0, ' Vorschlag. Auswahl mit den Pfeiltasten.'],
        other: ['', 0, ' Vorschläge. Auswahl mit den Pfeiltasten.'],
      },
    ],
  ],
  close: 'Suche schließen',
  hint: 'Such nach einem Produkt, einer Aktivität oder einer Frage, zum Beispiel „Regenjacke“ oder „Rückgabe“.',
  from: ['Ab ', 'price'],
  priceNow: 'Jetzt',
  priceWas: 'Vorher',
};
