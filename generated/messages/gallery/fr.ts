// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'Cette galerie vient d’une autre entreprise, qui apprend votre visite lorsque vous l’affichez.',
  show: 'Afficher les galeries',
};
