// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Hello,',
  resetSubject: ['A new password for ', 'brand'],
  reset: ['you asked for a new password for your ', 'brand', ' account. You can choose it here, within an hour:'],
  resetNotYou: 'If it was not you who asked, there is nothing to do: your password stays as it is.',
  changedSubject: ['Your ', 'brand', ' password was changed'],
  changed: ['the password of your ', 'brand', ' account was changed, and your other devices were signed out.'],
  changedNotYou: 'If it was not you who changed it, please ask for a new password at once.',
  signature: ['Your ', 'brand', ' team'],
};
