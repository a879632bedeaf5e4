// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FavoritesMailMessages } from './messages.ts';

export const favoritesMailMessages: MessageData<FavoritesMailMessages> = {
  firstList: 'Favoriten',
  subject: ['', 'name', ' hat Favoriten von ', 'brand', ' mit dir geteilt'],
  subjectOfGuest: ['Jemand hat Favoriten von ', 'brand', ' mit dir geteilt'],
  greeting: 'Hallo,',
  lead: ['', 'name', ' hat die Liste „', 'list', '“ von ', 'brand', ' mit dir geteilt.'],
  leadOfGuest: ['jemand hat die Liste „', 'list', '“ von ', 'brand', ' mit dir geteilt.'],
  message: ['„', 'message', '“'],
  link: 'Liste ansehen',
  why: 'Wer die Liste geteilt hat, hat uns deine Adresse nur für diese E-Mail gegeben. Wir verwenden sie für nichts anderes.',
  signature: ['Dein ', 'brand', '-Team'],
};
