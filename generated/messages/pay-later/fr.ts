// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  declined: 'Votre paiement en plusieurs fois n’a pas été accepté et rien n’a été débité. Choisissez un autre moyen de paiement.',
  notAccepted: 'Vous n’avez pas encore accepté de paiement en plusieurs fois. Réessayez ou choisissez un autre moyen de paiement.',
};
