// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AssociateDiscountMessages } from './messages.ts';

export const associateDiscountMessages: MessageData<AssociateDiscountMessages> = {
  name: 'Associate discount',
  approaching: 'Your associate discount is near',
  inProgress: 'Almost there: your associate discount',
  earned: ['Your associate discount: ', ['rate', 'number', { style: 'percent' }], ' off'],
  capReached: 'You have reached the yearly limit of your associate discount. What goes beyond it is at full price.',
};
