// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SearchMessages } from './messages.ts';

export const searchMessages: MessageData<SearchMessages> = {
  suggestions: 'Suggestions',
  terms: 'Searches',
  categories: 'Categories',
  products: 'Products',
  articles: 'Help and stories',
  recent: 'Recent searches',
  recentRemove: ['Remove “', 'query', '”'],
  recentClear: 'Clear recent searches',
  inCategory: ['in ', 'category'],
  count: [
    '',
    [
      'count',
      'plural',
      {
        '=0': 'No suggestions',
        one: ['', 0, ' suggestion. Use the arrow keys to choose.'],
        other: ['', 0, ' suggestions. Use the arrow keys to choose.'],
      },
    ],
  ],
  close: 'Close search',
  hint: 'Try a product, an activity or a question, such as “rain jacket” or “return policy”.',
  from: ['From ', 'price'],
  priceNow: 'Now',
  priceWas: 'Was',
};
