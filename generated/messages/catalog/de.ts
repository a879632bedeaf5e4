// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CatalogMessages } from './messages.ts';

export const catalogMessages: MessageData<CatalogMessages> = {
  page: ['Seite ', 'page', ' von ', 'pages'],
  breadcrumbs: 'Du bist hier',
  categories: 'Kategorien',
  searchTitle: 'Suche',
  searchLabel: 'Im Shop suchen',
  searchSubmit: 'Suchen',
  searchResults: ['Ergebnisse für „', 'query', '“'],
  searchPrompt: 'Wonach suchst du?',
  categoryLead: [
    '',
    'name',
    ' bei ',
    'brand',
    ': ',
    'count',
    ' Modelle, kostenloser Versand ab einem Mindestbestellwert und einfache Rückgabe.',
  ],
  details: 'Produktdetails',
  styleNumber: ['Modell ', 'id'],
  searchCorrected: ['Ergebnisse für „', 'corrected', '“. ', ['link', 'tag', ['Stattdessen nach „', 'original', '“ suchen']]],
  searchMeant: ['Meintest du ', ['link', 'tag', ['', 'corrected']], '?'],
  searchUnderstood: 'Wir haben gesucht nach',
  searchPartRemove: ['Ohne ', 'name', ' suchen'],
  searchLeftOut: ['Kein Produkt passt zu allen Wörtern. Weggelassen haben wir: ', 'parts', '.'],
  searchArticles: 'Hilfe und Geschichten',
};
