// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Your ', 'brand', ' newsletter'],
  greeting: 'Hello,',
  thanks: ['thank you for signing up. From now on our newsletter goes to ', 'recipient', '.'],
  notYou: 'If it was not you who signed up, please reply to this e-mail and we will take your address off the list.',
  signature: ['Your ', 'brand', ' team'],
};
