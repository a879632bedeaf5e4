// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductSetMessages } from './messages.ts';

export const productSetMessages: MessageData<ProductSetMessages> = {
  label: 'Ensemble',
  heading: 'Complétez l’ensemble',
  see: 'Voir l’ensemble',
  parts: 'Dans cet ensemble',
  include: ['Ajouter ', 'name'],
  pieces: ['', ['count', 'plural', { one: ['', 0, ' pièce'], other: ['', 0, ' pièces'] }]],
  total: ['', ['count', 'plural', { one: ['Total pour ', 0, ' article'], other: ['Total pour ', 0, ' articles'] }]],
  addItems: ['', ['count', 'plural', { one: ['Ajouter ', 0, ' article au panier'], other: ['Ajouter ', 0, ' articles au panier'] }]],
  chooseOne: 'Choisissez au moins un article.',
  incomplete: 'Faites un choix pour chaque article',
  notAdded: ['', ['count', 'plural', { one: ['', 0, ' article n’a pas été ajouté'], other: ['', 0, ' articles n’ont pas été ajoutés'] }]],
  added: [
    '',
    ['count', 'plural', { one: ['', 0, ' article est dans votre panier.'], other: ['', 0, ' articles sont dans votre panier.'] }],
  ],
  partAdded: 'Dans votre panier',
  problem: ['', 'name', ' : ', 'problem'],
  soldOut: 'Épuisé',
  unclear: 'Nous ne savons pas si l’ajout a réussi. Réessayez : rien n’est ajouté deux fois.',
  failed: 'Nous n’avons pas pu l’ajouter.',
};
