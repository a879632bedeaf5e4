// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { QuestionMailMessages } from './messages.ts';

export const questionMailMessages: MessageData<QuestionMailMessages> = {
  subject: ['Votre question sur ', 'product', ' a reçu une réponse'],
  greeting: ['Bonjour ', 'name', ','],
  answered: ['vous avez posé une question sur ', 'product', ' :'],
  question: ['« ', 'text', ' »'],
  answer: ['Réponse de ', 'author', ' :'],
  link: 'Voir la réponse sur la page du produit',
  signature: ['L’équipe ', 'brand'],
};
