// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MailFrameMessages } from './messages.ts';

export const mailFrameMessages: MessageData<MailFrameMessages> = {
  linkFallback: 'If the button does not work, copy this address into your browser:',
  automatic: ['This is an automatic mail from ', 'brand', '. Replies to it are not read.'],
};
