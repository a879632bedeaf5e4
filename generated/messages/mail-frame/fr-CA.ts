// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MailFrameMessages } from './messages.ts';

export const mailFrameMessages: MessageData<MailFrameMessages> = {
  linkFallback: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
  automatic: ['Ceci est un courriel automatique de ', 'brand', '. Merci de ne pas y répondre.'],
};
