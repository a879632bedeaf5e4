// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FacetMessages } from './messages.ts';

export const facetMessages: MessageData<FacetMessages> = {
  category: 'Catégorie',
  gender: 'Genre',
  kind: 'Type',
  size: 'Taille',
  fitType: 'Coupe',
  color: 'Couleur',
  design: 'Design',
  price: 'Prix',
  feature: 'Caractéristiques',
  priceUnder: ['Moins de ', 'price'],
  priceOver: ['', 'price', ' et plus'],
};
