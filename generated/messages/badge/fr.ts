// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BadgeMessages } from './messages.ts';

export const badgeMessages: MessageData<BadgeMessages> = {
  NEW: 'Nouveau',
  BESTSELLER: 'Populaire',
  SALE: 'Promo',
  'LOW STOCK': 'Bientôt épuisé',
  'SOLD OUT': 'Épuisé',
};
