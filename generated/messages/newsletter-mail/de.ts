// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Ihr Newsletter von ', 'brand'],
  greeting: 'Guten Tag,',
  confirm: ['bitte bestätigen Sie, dass unser Newsletter an ', 'recipient', ' gehen darf:'],
  confirmLink: 'Newsletter bestätigen',
  notYou: 'Wenn Sie sich nicht selbst angemeldet haben, brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts.',
  textMessage: ['', 'brand', ': Bitte bestätigen Sie, dass Sie unsere SMS erhalten möchten: ', 'link'],
  signature: ['Ihr Team von ', 'brand'],
};
