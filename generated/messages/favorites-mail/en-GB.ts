// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FavoritesMailMessages } from './messages.ts';

export const favoritesMailMessages: MessageData<FavoritesMailMessages> = {
  firstList: 'Favourites',
  subject: ['', 'name', ' shared favourites from ', 'brand', ' with you'],
  subjectOfGuest: ['Favourites from ', 'brand', ', shared with you'],
  greeting: 'Hello,',
  lead: ['', 'name', ' has shared the list “', 'list', '” from ', 'brand', ' with you.'],
  leadOfGuest: ['somebody who shops at ', 'brand', ' has shared the list “', 'list', '” with you.'],
  message: ['“', 'message', '”'],
  link: 'View the list',
  why: 'The person who shared the list gave us your address for this one mail. We do not use it for anything else.',
  signature: ['Your ', 'brand', ' team'],
};
