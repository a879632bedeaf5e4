// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Bot check',
  noScript:
    'We have to make sure that you are not a program. Please switch JavaScript on and load the page again: there is nothing to solve.',
  again:
    'We have to make sure that you are not a program. With JavaScript switched on your browser does that by itself: please send the form once more.',
  againWithPassword:
    'We have to make sure that you are not a program. With JavaScript switched on your browser does that by itself: please type your password again and send the form once more.',
};
