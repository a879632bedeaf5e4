// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Confirmez votre inscription à la newsletter ', 'brand'],
  greeting: 'Bonjour,',
  confirm: ['veuillez confirmer que vous souhaitez recevoir notre newsletter à ', 'recipient', ' :'],
  confirmLink: 'Confirmer la newsletter',
  notYou: 'Vous ne vous êtes pas inscrit ? Ignorez cet e-mail : sans confirmation, nous n’envoyons rien.',
  textMessage: ['', 'brand', ' : veuillez confirmer que vous souhaitez recevoir nos SMS : ', 'link'],
  signature: ['L’équipe ', 'brand'],
};
