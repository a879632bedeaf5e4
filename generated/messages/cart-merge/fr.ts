// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: ['Nous avons réuni vos paniers, mais chaque article est limité par commande. Nous n’avons pas repris : ', 'items', '.'],
  outOfStock: ['Plus disponible, nous l’avons donc retiré de votre panier : ', 'items', '.'],
};
