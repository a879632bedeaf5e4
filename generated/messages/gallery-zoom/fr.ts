// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryZoomMessages } from './messages.ts';

export const galleryZoomMessages: MessageData<GalleryZoomMessages> = {
  title: ['Images de ', 'name'],
  close: 'Fermer',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  previous: 'Image précédente',
  next: 'Image suivante',
  count: ['Image ', 'number', ' sur ', 'count', ' : ', 'alt'],
  failed: 'Nous n’avons pas pu charger cette image.',
  help: 'Plus et moins pour zoomer, les flèches pour déplacer ou changer l’image, Échap pour fermer.',
};
