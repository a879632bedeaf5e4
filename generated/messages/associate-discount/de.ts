// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AssociateDiscountMessages } from './messages.ts';

export const associateDiscountMessages: MessageData<AssociateDiscountMessages> = {
  name: 'Mitarbeiterrabatt',
  approaching: 'Ihr Mitarbeiterrabatt rückt näher',
  inProgress: 'Fast: Ihr Mitarbeiterrabatt',
  earned: ['Ihr Mitarbeiterrabatt: ', ['rate', 'number', { style: 'percent' }]],
  capReached: 'Die Jahresgrenze Ihres Mitarbeiterrabatts ist erreicht. Was darüber hinausgeht, kostet den vollen Preis.',
};
