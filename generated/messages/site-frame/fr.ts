// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SiteFrameMessages } from './messages.ts';

export const siteFrameMessages: MessageData<SiteFrameMessages> = {
  cartLink: ['', ['count', 'plural', { one: ['Panier, ', 0, ' article'], other: ['Panier, ', 0, ' articles'] }]],
  favoritesLink: ['', ['count', 'plural', { '=0': 'Favoris', one: ['Favoris, ', 0, ' article'], other: ['Favoris, ', 0, ' articles'] }]],
  addFavorite: ['Ajouter ', 'name', ' aux favoris'],
};
