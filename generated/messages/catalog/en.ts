// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CatalogMessages } from './messages.ts';

export const catalogMessages: MessageData<CatalogMessages> = {
  page: ['Page ', 'page', ' of ', 'pages'],
  breadcrumbs: 'You are here',
  categories: 'Categories',
  searchTitle: 'Search',
  searchLabel: 'Search the shop',
  searchSubmit: 'Search',
  searchResults: ['Results for “', 'query', '”'],
  searchPrompt: 'What are you looking for?',
  categoryLead: ['Shop ', 'name', ' at ', 'brand', ': ', 'count', ' styles, with free shipping on larger orders and easy returns.'],
  details: 'Product details',
  styleNumber: ['Style ', 'id'],
  searchCorrected: ['Showing results for “', 'corrected', '”. ', ['link', 'tag', ['Search instead for “', 'original', '”']]],
  searchMeant: ['Did you mean ', ['link', 'tag', ['', 'corrected']], '?'],
  searchUnderstood: 'We searched for',
  searchPartRemove: ['Search without ', 'name'],
  searchLeftOut: ['Nothing matched all of your words, so we left out ', 'parts', '.'],
  searchArticles: 'Help and stories',
};
