// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Confirm your ', 'brand', ' newsletter'],
  greeting: 'Hello,',
  confirm: ['Please confirm that you’d like to get our newsletter at ', 'recipient', ':'],
  confirmLink: 'Confirm newsletter',
  notYou: 'If you didn’t sign up, ignore this email: without your confirmation, we won’t send anything.',
  textMessage: ['', 'brand', ': please confirm that you want our text messages: ', 'link'],
  signature: ['The ', 'brand', ' team'],
};
