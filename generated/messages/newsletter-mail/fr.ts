// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Votre newsletter ', 'brand'],
  greeting: 'Bonjour,',
  confirm: ['veuillez confirmer que notre newsletter peut être envoyée à ', 'recipient', ' :'],
  confirmLink: 'Confirmer la newsletter',
  notYou: 'Si vous n’êtes pas à l’origine de cette inscription, vous n’avez rien à faire : sans confirmation, rien n’est envoyé.',
  textMessage: ['', 'brand', ' : veuillez confirmer que vous souhaitez recevoir nos SMS : ', 'link'],
  signature: ['L’équipe ', 'brand'],
};
