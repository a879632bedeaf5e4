// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NewsletterMailMessages } from './messages.ts';

export const newsletterMailMessages: MessageData<NewsletterMailMessages> = {
  subject: ['Your ', 'brand', ' newsletter'],
  greeting: 'Hello,',
  confirm: ['please confirm that our newsletter may go to ', 'recipient', ':'],
  confirmLink: 'Confirm the newsletter',
  notYou: 'If it was not you who signed up, there is nothing to do: without a confirmation nothing is sent.',
  textMessage: ['', 'brand', ': please confirm that you want our text messages: ', 'link'],
  signature: ['Your ', 'brand', ' team'],
};
