// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MailFrameMessages } from './messages.ts';

export const mailFrameMessages: MessageData<MailFrameMessages> = {
  linkFallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: ['', 'brand', ' hat diese Nachricht automatisch verschickt. Antworten darauf werden nicht gelesen.'],
};
