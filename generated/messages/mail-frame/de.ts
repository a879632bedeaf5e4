// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MailFrameMessages } from './messages.ts';

export const mailFrameMessages: MessageData<MailFrameMessages> = {
  linkFallback: 'Wenn der Button nicht funktioniert, kopiere diesen Link in deinen Browser:',
  automatic: ['Das ist eine automatische E-Mail von ', 'brand', '. Bitte antworte nicht darauf.'],
};
