// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SavedItemsMessages } from './messages.ts';

export const savedItemsMessages: MessageData<SavedItemsMessages> = {
  title: 'Enregistré pour plus tard',
  count: ['', ['count', 'plural', { one: ['', 0, ' article'], other: ['', 0, ' articles'] }]],
  save: 'Enregistrer pour plus tard',
  saveItem: ['Enregistrer pour plus tard : ', 'name'],
  saved: ['', 'name', ' est enregistré pour plus tard.'],
  move: 'Remettre au panier',
  moveItem: ['Remettre au panier : ', 'name'],
  moved: ['', 'name', ' est dans votre panier.'],
  movePart: ['En remettre ', 'count', ' au panier'],
  movePartOf: ['En remettre ', 'count', ' au panier : ', 'name'],
  partLeft: [
    '',
    [
      'count',
      'plural',
      {
        one: ['Il n’en reste que ', 0, ' : nous avons laissé l’article ici.'],
        other: ['Il n’en reste que ', 0, ' : nous avons laissé l’article ici.'],
      },
    ],
  ],
  remove: 'Retirer',
  removeItem: ['Retirer : ', 'name'],
  removed: ['', 'name', ' n’est plus enregistré.'],
  undo: 'Annuler',
  color: 'Couleur',
  size: 'Taille',
  fit: 'Coupe',
  quantity: ['Quantité ', 'count'],
  each: ['', 'price', ' chacun'],
  priceNow: 'Maintenant',
  priceWas: 'Avant',
  priceDown: ['', 'price', ' au moment de l’enregistrement'],
  priceUp: ['', 'price', ' au moment de l’enregistrement'],
  soldOut: 'Épuisé',
  notSold: 'N’est plus disponible',
  tooFew: ['Plus que ', 'count'],
  more: 'Afficher plus d’articles enregistrés',
  loadFailed: 'Nous n’avons pas pu charger vos articles enregistrés.',
  tryAgain: 'Réessayer',
};
