// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ArticleGridMessages } from './messages.ts';

export const articleGridMessages: MessageData<ArticleGridMessages> = {
  filters: 'Nach Thema filtern',
  seeMore: 'Mehr anzeigen',
  seeLess: 'Weniger anzeigen',
  clearAll: 'Alle löschen',
  readMore: 'Mehr lesen',
  loading: 'Wird geladen …',
  shown: ['', 'count', ' von ', ['total', 'plural', { one: ['', 0, ' Geschichte'], other: ['', 0, ' Geschichten'] }], ' angezeigt'],
  nothing: 'Noch keine Geschichten zu diesem Thema',
  date: ['', ['date', 'date', { dateStyle: 'long' }]],
};
