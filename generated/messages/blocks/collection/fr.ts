// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CollectionMessages } from './messages.ts';

export const collectionMessages: MessageData<CollectionMessages> = {
  label: 'Collection',
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Mettre le diaporama en pause',
  play: 'Lancer le diaporama',
  slide: ['', 'n', ' sur ', 'total'],
  goTo: ['Aller à la page ', 'n', ' sur ', 'total'],
  slideRole: 'diapositive',
  carouselRole: 'carrousel',
};
