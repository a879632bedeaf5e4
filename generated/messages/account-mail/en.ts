// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Hello,',
  resetSubject: ['A new password for ', 'brand'],
  reset: ['you asked for a new password for your ', 'brand', ' account. You can choose it here, within an hour:'],
  resetLink: 'Choose a new password',
  resetNotYou: 'If it was not you who asked, there is nothing to do: your password stays as it is.',
  changedSubject: ['Your ', 'brand', ' password was changed'],
  changed: ['the password of your ', 'brand', ' account was changed, and your other devices were signed out.'],
  changedNotYou: 'If it was not you who changed it, please ask for a new password at once.',
  passkeysLost: 'The passkeys of the account were removed; you can add them again once you have signed in.',
  passkeyAddedSubject: ['A passkey was added to your ', 'brand', ' account'],
  passkeyAdded: ['you can now sign in to your ', 'brand', ' account with the passkey “', 'name', '”.'],
  passkeyRemovedSubject: ['A passkey of your ', 'brand', ' account was removed'],
  passkeyRemoved: [
    'the passkey “',
    'name',
    '” no longer signs in to your ',
    'brand',
    ' account. It may still be in your password manager, where you can delete it.',
  ],
  passkeyNotYou: 'If it was not you, please ask for a new password at once: all passkeys and sessions of the account end with it.',
  signature: ['Your ', 'brand', ' team'],
};
