// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'Diese Galerie kommt von einer anderen Firma, die von Ihrem Besuch erfährt, wenn Sie sie zeigen.',
  show: 'Galerien zeigen',
};
