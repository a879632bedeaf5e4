// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FavoritesMailMessages } from './messages.ts';

export const favoritesMailMessages: MessageData<FavoritesMailMessages> = {
  firstList: 'Favourites',
  subject: ['', 'name', ' shared some ', 'brand', ' favourites with you'],
  subjectOfGuest: ['Someone shared their ', 'brand', ' favourites with you'],
  greeting: 'Hello,',
  lead: ['', 'name', ' shared the list “', 'list', '” from ', 'brand', ' with you.'],
  leadOfGuest: ['Someone who shops at ', 'brand', ' shared the list “', 'list', '” with you.'],
  message: ['“', 'message', '”'],
  link: 'View the list',
  why: 'The person who shared the list gave us your address for this one email. We won’t use it for anything else.',
  signature: ['The ', 'brand', ' team'],
};
