// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CatalogMessages } from './messages.ts';

export const catalogMessages: MessageData<CatalogMessages> = {
  page: ['Page ', 'page', ' sur ', 'pages'],
  breadcrumbs: 'Vous êtes ici',
  categories: 'Catégories',
  searchTitle: 'Recherche',
  searchLabel: 'Rechercher dans la boutique',
  searchSubmit: 'Rechercher',
  searchResults: ['Résultats pour « ', 'query', ' »'],
  searchPrompt: 'Que cherchez-vous?',
  categoryLead: ['', 'name', ' chez ', 'brand', ' : ', 'count', ' modèles, livraison gratuite dès un certain montant et retours faciles.'],
  details: 'Détails du produit',
  styleNumber: ['Modèle ', 'id'],
  searchCorrected: ['Résultats pour « ', 'corrected', ' ». ', ['link', 'tag', ['Rechercher plutôt « ', 'original', ' »']]],
  searchMeant: ['Vouliez-vous dire ', ['link', 'tag', ['', 'corrected']], '?'],
  searchUnderstood: 'Nous avons cherché',
  searchPartRemove: ['Rechercher sans ', 'name'],
  searchLeftOut: ['Aucun produit ne correspond à tous vos mots. Nous avons laissé de côté ', 'parts', '.'],
  searchArticles: 'Aide et récits',
};
