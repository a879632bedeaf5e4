// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CompareMessages } from './messages.ts';

export const compareMessages: MessageData<CompareMessages> = {
  title: 'Comparer des produits',
  lead: 'Jusqu’à quatre produits côte à côte.',
  bar: 'Produits à comparer',
  chosen: ['', ['count', 'plural', { one: ['', 0, ' choisi sur ', 'most'], other: ['', 0, ' choisis sur ', 'most'] }]],
  view: ['', ['count', 'plural', { one: 'Comparer', other: ['Comparer les ', 0] }]],
  oneMore: 'Choisissez au moins un autre produit à comparer.',
  full: ['Vous pouvez comparer jusqu’à ', 'most', ' produits. Retirez-en un pour en ajouter un autre.'],
  remove: ['Retirer ', 'name'],
  clear: 'Tout retirer',
  empty: 'Rien à comparer pour le moment',
  emptyHint: 'Cochez « Comparer » sur les produits entre lesquels vous hésitez.',
  browse: 'Retour à la boutique',
  missing: ['', ['count', 'plural', { one: 'Un produit n’est plus disponible.', other: ['', 0, ' produits ne sont plus disponibles.'] }]],
  feature: 'Caractéristique',
  product: 'Produit',
  price: 'Prix',
  rating: 'Note',
  noRating: 'Pas encore d’avis',
  available: 'Disponibilité',
  inStock: 'En stock',
  soldOut: 'Épuisé',
  add: 'Choisir les options',
  addOf: ['Choisir les options : ', 'name'],
  none: 'Non précisé',
};
