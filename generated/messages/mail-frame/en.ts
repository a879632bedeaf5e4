// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MailFrameMessages } from './messages.ts';

export const mailFrameMessages: MessageData<MailFrameMessages> = {
  linkFallback: 'If the button doesn’t work, copy this link into your browser:',
  automatic: ['This is an automated email from ', 'brand', '. Please don’t reply to it.'],
};
