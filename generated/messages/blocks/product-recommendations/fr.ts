// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductRecommendationsMessages } from './messages.ts';

export const productRecommendationsMessages: MessageData<ProductRecommendationsMessages> = {
  label: 'Produits recommandés',
  loading: 'Chargement des recommandations',
  now: 'Maintenant',
  was: 'Avant',
  historicBest: ['Prix le plus bas des 30 derniers jours : ', 'price'],
  earlierSale: ['Prix le plus bas d’une promotion précédente : ', 'price'],
  rating: ['', ['rating', 'number', { maximumFractionDigits: 1 }], ' étoiles sur 5'],
  add: ['Ajouter ', 'title', ' au panier'],
  addFailed: 'Nous n’avons pas pu l’ajouter à votre panier.',
};
