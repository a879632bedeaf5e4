// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FacetMessages } from './messages.ts';

export const facetMessages: MessageData<FacetMessages> = {
  category: 'Kategorie',
  gender: 'Geschlecht',
  kind: 'Art',
  size: 'Größe',
  fitType: 'Passform',
  color: 'Farbe',
  design: 'Design',
  price: 'Preis',
  feature: 'Eigenschaften',
  priceUnder: ['Unter ', 'price'],
  priceOver: ['Ab ', 'price'],
};
