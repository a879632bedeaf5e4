// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { QuestionMailMessages } from './messages.ts';

export const questionMailMessages: MessageData<QuestionMailMessages> = {
  subject: ['Deine Frage zu ', 'product', ' wurde beantwortet'],
  greeting: ['Hallo ', 'name', ','],
  answered: ['du hast uns etwas zu ', 'product', ' gefragt:'],
  question: ['„', 'text', '“'],
  answer: ['', 'author', ' hat geantwortet:'],
  link: 'Antwort auf der Produktseite ansehen',
  signature: ['Dein ', 'brand', '-Team'],
};
