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
  welcomeSubject: ['Welcome to ', 'brand'],
  welcome: ['Your ', 'brand', ' account is ready: check out faster, follow your orders and save your favorites.'],
  welcomeConfirm: 'One last thing: please confirm your email address within a week.',
  confirmEmailSubject: ['Confirm your email address for ', 'brand'],
  confirmEmail: ['Please confirm the email address of your ', 'brand', ' account within a week.'],
  confirmEmailLink: 'Confirm email address',
  newEmailSubject: ['Confirm your new email address for ', 'brand'],
  newEmail: ['You’d like to use ', 'email', ' for your ', 'brand', ' account. Confirm it within a day; until then, nothing changes.'],
  newEmailNotYou: 'If you didn’t ask for this, ignore this email.',
  emailTakenSubject: ['You already have a ', 'brand', ' account'],
  emailTaken: [
    'Someone wants to use this address for another ',
    'brand',
    ' account. It already has an account, so nothing has changed. If it was you, sign in here:',
  ],
  emailTakenLink: 'Sign in',
  emailChangingSubject: ['Your ', 'brand', ' email address is about to change'],
  emailChanging: [
    'We were asked to change the email address of your ',
    'brand',
    ' account to ',
    'email',
    '. It changes once that address is confirmed.',
  ],
  emailChangedSubject: ['Your ', 'brand', ' email address was changed'],
  emailChanged: [
    'The email address of your ',
    'brand',
    ' account is now ',
    'email',
    '. Please use it to sign in. Your other devices were signed out.',
  ],
  emailNotYou:
    'If this wasn’t you, keep this address. We’ll sign out all devices and send you a link for a new password. The link works for a week.',
  keepEmailLink: 'Keep this address',
  signature: ['The ', 'brand', ' team'],
};
