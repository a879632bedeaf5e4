// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'One quick check',
  close: 'Cancel',
  unsolved: 'The check wasn’t completed, so nothing was sent. Please try again.',
  noScript: 'We need to check that you are not a bot. Please turn on JavaScript and reload the page; there is nothing to solve.',
  again: 'We need to check that you are not a bot. Please send the form again: with JavaScript on, your browser does the check by itself.',
  againWithPassword:
    'We need to check that you are not a bot. Please enter your password and send the form again: with JavaScript on, your browser does the check by itself.',
};
