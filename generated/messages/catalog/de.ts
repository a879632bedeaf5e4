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
  searchMended: ['Für „', 'query', '“ wurde nichts gefunden. Das sind die Ergebnisse für ', ['link', 'tag', ['', 'suggestion']]],
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
};
