// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SiteFrameMessages } from './messages.ts';

export const siteFrameMessages: MessageData<SiteFrameMessages> = {
  cartLink: ['', ['count', 'plural', { one: ['Warenkorb, ', 0, ' Artikel'], other: ['Warenkorb, ', 0, ' Artikel'] }]],
  favoritesLink: [
    '',
    ['count', 'plural', { '=0': 'Favoriten', one: ['Favoriten, ', 0, ' Artikel'], other: ['Favoriten, ', 0, ' Artikel'] }],
  ],
  addFavorite: ['', 'name', ' zu den Favoriten hinzufügen'],
};
