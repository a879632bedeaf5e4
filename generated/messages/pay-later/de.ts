// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  declined: 'Ihre Ratenzahlung wurde nicht genehmigt, es wurde nichts abgebucht. Bitte bezahlen Sie anders.',
  notAccepted: 'Sie haben noch keiner Ratenzahlung zugestimmt. Bitte versuchen Sie es noch einmal oder bezahlen Sie anders.',
};
