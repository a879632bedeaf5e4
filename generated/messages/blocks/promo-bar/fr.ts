// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PromoBarMessages } from './messages.ts';

export const promoBarMessages: MessageData<PromoBarMessages> = {
  label: 'Annonces',
  role: 'carrousel',
  previous: 'Annonce précédente',
  next: 'Annonce suivante',
  pause: 'Mettre les annonces en pause',
  play: 'Lancer les annonces',
  close: 'Fermer les annonces',
  message: ['', 'n', ' sur ', 'total'],
};
