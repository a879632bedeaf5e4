// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CollectionMessages } from './messages.ts';

export const collectionMessages: MessageData<CollectionMessages> = {
  label: 'Kollektion',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Diashow anhalten',
  play: 'Diashow starten',
  slide: ['', 'n', ' von ', 'total'],
  goTo: ['Zu Seite ', 'n', ' von ', 'total'],
  slideRole: 'Folie',
  carouselRole: 'Karussell',
};
