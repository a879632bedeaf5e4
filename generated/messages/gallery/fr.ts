// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'Ces photos viennent d’un partenaire. Si vous les affichez, il saura que vous nous rendez visite.',
  show: 'Afficher les photos',
};
