// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { QuestionMailMessages } from './messages.ts';

export const questionMailMessages: MessageData<QuestionMailMessages> = {
  subject: ['Your question about the ', 'product', ' was answered'],
  greeting: ['Hello ', 'name', ','],
  answered: ['You asked about the ', 'product', ':'],
  question: ['“', 'text', '”'],
  answer: ['', 'author', ' answered:'],
  link: 'See the answer on the product page',
  signature: ['The ', 'brand', ' team'],
};
