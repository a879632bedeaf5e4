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
  failed: 'Wir konnten dieses Bild nicht laden.',
  help: 'Plus und Minus zoomen, die Pfeiltasten bewegen oder wechseln das Bild, Escape schließt es.',
};
