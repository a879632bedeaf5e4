// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FavoritesMailMessages } from './messages.ts';

export const favoritesMailMessages: MessageData<FavoritesMailMessages> = {
  firstList: 'Favoriten',
  subject: ['', 'name', ' teilt Favoriten von ', 'brand', ' mit Ihnen'],
  subjectOfGuest: ['Favoriten von ', 'brand', ' für Sie'],
  greeting: 'Guten Tag,',
  lead: ['', 'name', ' hat die Liste „', 'list', '“ von ', 'brand', ' mit Ihnen geteilt.'],
  leadOfGuest: ['die Liste „', 'list', '“ von ', 'brand', ' wurde mit Ihnen geteilt.'],
  message: ['„', 'message', '“'],
  link: 'Liste ansehen',
  why: 'Ihre Adresse haben wir nur für diese eine Mail erhalten. Wir verwenden sie für nichts anderes.',
  signature: ['Ihr Team von ', 'brand'],
};
