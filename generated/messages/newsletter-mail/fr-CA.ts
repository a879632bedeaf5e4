// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Votre infolettre ', 'brand'],
  greeting: 'Bonjour,',
  thanks: ['merci de votre inscription. Notre infolettre sera désormais envoyée à ', 'recipient', '.'],
  notYou: 'Si vous n’êtes pas à l’origine de cette inscription, répondez à ce courriel et nous retirerons votre adresse de la liste.',
  signature: ['L’équipe ', 'brand'],
};
