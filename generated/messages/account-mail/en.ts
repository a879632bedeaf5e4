// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Hello,',
  resetSubject: ['Reset your ', 'brand', ' password'],
  reset: ['You asked to reset the password of your ', 'brand', ' account. Choose a new one within an hour:'],
  resetLink: 'Choose a new password',
  resetNotYou: 'If you didn’t ask for this, ignore this email: your password stays the same.',
  changedSubject: ['Your ', 'brand', ' password was changed'],
  changed: ['The password of your ', 'brand', ' account was changed, and your other devices were signed out.'],
  changedNotYou: 'If this wasn’t you, please reset your password right away.',
  passkeysLost: 'The passkeys of your account were removed. You can add them again after you sign in.',
  passkeyAddedSubject: ['A passkey was added to your ', 'brand', ' account'],
  passkeyAdded: ['You can now sign in to your ', 'brand', ' account with the passkey “', 'name', '”.'],
  passkeyRemovedSubject: ['A passkey was removed from your ', 'brand', ' account'],
  passkeyRemoved: [
    'The passkey “',
    'name',
    '” can no longer sign in to your ',
    'brand',
    ' account. It may still be in your password manager, where you can delete it.',
  ],
  passkeyNotYou:
    'If this wasn’t you, please reset your password right away. That ends all sessions and removes all passkeys of the account.',
  signature: ['The ', 'brand', ' team'],
};
