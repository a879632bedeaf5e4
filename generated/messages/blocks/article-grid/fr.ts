// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ArticleGridMessages } from './messages.ts';

export const articleGridMessages: MessageData<ArticleGridMessages> = {
  filters: 'Filtrer par thème',
  seeMore: 'Voir plus',
  seeLess: 'Voir moins',
  clearAll: 'Tout effacer',
  readMore: 'Lire la suite',
  loading: 'Chargement…',
  shown: ['', 'count', ' sur ', ['total', 'plural', { one: ['', 0, ' récit'], other: ['', 0, ' récits'] }]],
  nothing: 'Pas encore de récits sur ce thème',
  date: ['', ['date', 'date', { dateStyle: 'long' }]],
};
