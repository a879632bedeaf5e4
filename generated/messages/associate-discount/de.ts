// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AssociateDiscountMessages } from './messages.ts';

export const associateDiscountMessages: MessageData<AssociateDiscountMessages> = {
  name: 'Mitarbeiterrabatt',
  approaching: 'Dein Mitarbeiterrabatt ist nah',
  inProgress: 'Fast geschafft: dein Mitarbeiterrabatt',
  earned: ['Dein Mitarbeiterrabatt: ', ['rate', 'number', { style: 'percent' }]],
  capReached: 'Du hast die Jahresgrenze deines Mitarbeiterrabatts erreicht. Für alles darüber zahlst du den vollen Preis.',
};
