// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ArticleGridMessages } from './messages.ts';

export const articleGridMessages: MessageData<ArticleGridMessages> = {
  filters: 'Filter by topic',
  seeMore: 'See more',
  seeLess: 'See less',
  clearAll: 'Clear all',
  readMore: 'Read more',
  loading: 'Loading…',
  shown: ['', 'count', ' of ', ['total', 'plural', { one: ['', 0, ' story'], other: ['', 0, ' stories'] }], ' shown'],
  nothing: 'No stories on this topic yet',
  date: ['', ['date', 'date', { dateStyle: 'long' }]],
};
