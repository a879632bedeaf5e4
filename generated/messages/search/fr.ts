// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SearchMessages } from './messages.ts';

export const searchMessages: MessageData<SearchMessages> = {
  suggestions: 'Suggestions',
  terms: 'Recherches',
  categories: 'Catégories',
  products: 'Produits',
  articles: 'Aide et récits',
  recent: 'Recherches récentes',
  recentRemove: ['Supprimer « ', 'query', ' »'],
  recentClear: 'Effacer les recherches récentes',
  inCategory: ['dans ', 'category'],
  count: [
    '',
    [
      'count',
      'plural',
      {
        '=0': 'Aucune suggestion',
        one: ['', 0, ' suggestion. Choisissez avec les flèches.'],
        other: ['', 0, ' suggestions. Choisissez avec les flèches.'],
      },
    ],
  ],
  close: 'Fermer la recherche',
  hint: 'Essayez un produit, une activité ou une question, comme « veste de pluie » ou « retours ».',
  from: ['À partir de ', 'price'],
  priceNow: 'Maintenant',
  priceWas: 'Avant',
};
