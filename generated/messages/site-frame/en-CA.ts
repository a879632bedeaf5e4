// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SiteFrameMessages } from './messages.ts';

export const siteFrameMessages: MessageData<SiteFrameMessages> = {
  cartLink: ['', ['count', 'plural', { one: ['Cart, ', 0, ' item'], other: ['Cart, ', 0, ' items'] }]],
  favoritesLink: [
    '',
    ['count', 'plural', { '=0': 'Favourites', one: ['Favourites, ', 0, ' product'], other: ['Favourites, ', 0, ' products'] }],
  ],
  addFavorite: ['Add ', 'name', ' to favourites'],
};
