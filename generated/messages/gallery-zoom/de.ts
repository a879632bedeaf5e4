// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryZoomMessages } from './messages.ts';

export const galleryZoomMessages: MessageData<GalleryZoomMessages> = {
  title: ['Bilder von ', 'name'],
  close: 'Schließen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  count: ['Bild ', 'number', ' von ', 'count', ': ', 'alt'],
  failed: 'Dieses Bild konnte nicht geladen werden.',
  help: 'Plus und Minus zoomen, Pfeiltasten wechseln oder bewegen das Bild, Escape schließt.',
};
