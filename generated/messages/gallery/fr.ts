// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'Les photos viennent d’un partenaire. Si vous les affichez, il sera informé de votre visite.',
  show: 'Afficher les galeries',
};
