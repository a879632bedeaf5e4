// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AssociateDiscountMessages } from './messages.ts';

export const associateDiscountMessages: MessageData<AssociateDiscountMessages> = {
  name: 'Remise du personnel',
  approaching: 'Votre remise du personnel approche',
  inProgress: 'Vous y êtes presque : votre remise du personnel',
  earned: ['Votre remise du personnel : ', ['rate', 'number', { style: 'percent' }]],
  capReached: 'Vous avez atteint le plafond annuel de votre remise du personnel. Au-delà, vous payez le prix normal.',
};
