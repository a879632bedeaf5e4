// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Bestätige deinen Newsletter von ', 'brand'],
  greeting: 'Hallo,',
  confirm: ['bitte bestätige, dass wir unseren Newsletter an ', 'recipient', ' schicken dürfen:'],
  confirmLink: 'Newsletter bestätigen',
  notYou: 'Du hast dich nicht angemeldet? Dann ignoriere diese E-Mail einfach: Ohne Bestätigung schicken wir nichts.',
  textMessage: ['', 'brand', ': Bitte bestätige, dass du unsere SMS erhalten möchtest: ', 'link'],
  signature: ['Dein ', 'brand', '-Team'],
};
