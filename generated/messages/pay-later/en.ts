// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  declined: 'Your pay-later plan was not approved, and nothing was charged. Please use another way to pay.',
  notAccepted: 'You have not accepted a pay-later plan yet. Please try again or use another way to pay.',
};
