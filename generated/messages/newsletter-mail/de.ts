// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Ihr Newsletter von ', 'brand'],
  greeting: 'Guten Tag,',
  thanks: ['danke für Ihre Anmeldung. Unser Newsletter geht von jetzt an an ', 'recipient', '.'],
  notYou: 'Wenn Sie sich nicht selbst angemeldet haben, antworten Sie bitte auf diese E-Mail, und wir nehmen Ihre Adresse von der Liste.',
  signature: ['Ihr Team von ', 'brand'],
};
