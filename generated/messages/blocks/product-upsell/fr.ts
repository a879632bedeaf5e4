// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductUpsellMessages } from './messages.ts';

export const productUpsellMessages: MessageData<ProductUpsellMessages> = {
  label: 'Complétez le look',
  loading: 'Chargement des produits',
  now: 'Maintenant',
  was: 'Avant',
  historicBest: ['Prix le plus bas des 30 derniers jours : ', 'price'],
  earlierSale: ['Prix le plus bas d’une promotion précédente : ', 'price'],
  add: 'Ajouter au panier',
  addNamed: ['Ajouter au panier : ', 'title'],
  choose: 'Choisir les options',
  chooseNamed: ['Choisir les options : ', 'title'],
  outOfStock: 'Épuisé',
  somethingWentWrong: 'Une erreur est survenue',
  addFailed: 'Nous n’avons pas pu l’ajouter à votre panier. Veuillez réessayer.',
  dismiss: 'Masquer le message',
};
