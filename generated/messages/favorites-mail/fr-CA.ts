// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FavoritesMailMessages } from './messages.ts';

export const favoritesMailMessages: MessageData<FavoritesMailMessages> = {
  firstList: 'Favoris',
  subject: ['', 'name', ' partage ses favoris ', 'brand', ' avec vous'],
  subjectOfGuest: ['Quelqu’un partage ses favoris ', 'brand', ' avec vous'],
  greeting: 'Bonjour,',
  lead: ['', 'name', ' partage avec vous sa liste « ', 'list', ' » chez ', 'brand', '.'],
  leadOfGuest: ['quelqu’un partage avec vous sa liste « ', 'list', ' » chez ', 'brand', '.'],
  message: ['« ', 'message', ' »'],
  link: 'Voir la liste',
  why: 'La personne qui a partagé la liste nous a donné votre adresse pour ce seul courriel. Nous ne l’utilisons pour rien d’autre.',
  signature: ['L’équipe ', 'brand'],
};
