// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'Diese Fotos kommen von einem Partner. Wenn du sie anzeigst, erfährt der Partner von deinem Besuch.',
  show: 'Fotos anzeigen',
};
