// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Confirmez votre inscription à l’infolettre ', 'brand'],
  greeting: 'Bonjour,',
  confirm: ['veuillez confirmer que vous souhaitez recevoir notre infolettre à ', 'recipient', ' :'],
  confirmLink: 'Confirmer l’infolettre',
  notYou: 'Vous ne vous êtes pas inscrit? Ignorez ce courriel : sans confirmation, nous n’envoyons rien.',
  textMessage: ['', 'brand', ' : veuillez confirmer que vous souhaitez recevoir nos textos : ', 'link'],
  signature: ['L’équipe ', 'brand'],
};
