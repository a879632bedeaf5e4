// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CatalogMessages } from './messages.ts';

export const catalogMessages: MessageData<CatalogMessages> = {
  page: ['Seite ', 'page', ' von ', 'pages'],
  breadcrumbs: 'Sie sind hier',
  categories: 'Kategorien',
  searchTitle: 'Suche',
  searchLabel: 'Im Shop suchen',
  searchSubmit: 'Suchen',
  searchResults: ['Ergebnisse für „', 'query', '“'],
  searchPrompt: 'Wonach suchen Sie?',
  categoryLead: [
    '',
    'name',
    ' bei ',
    'brand',
    ': ',
    'count',
    ' Modelle, versandkostenfrei ab einem Mindestbetrag und einfach zurückzugeben.',
  ],
  details: 'Produktdetails',
  styleNumber: ['Modell ', 'id'],
  searchCorrected: ['Ergebnisse für „', 'corrected', '“. ', ['link', 'tag', ['Stattdessen nach „', 'original', '“ suchen']]],
  searchMeant: ['Meinten Sie ', ['link', 'tag', ['', 'corrected']], '?'],
  searchUnderstood: 'So haben wir Ihre Suche verstanden',
  searchPartRemove: ['Ohne ', 'name', ' suchen'],
  searchLeftOut: ['Kein Produkt passt zu allen Wörtern. Nicht berücksichtigt: ', 'parts', '.'],
  searchArticles: 'Hilfe und Geschichten',
};
