// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryMessages } from './messages.ts';

export const galleryMessages: MessageData<GalleryMessages> = {
  note: 'This gallery comes from another company, which learns of your visit when you show it.',
  show: 'Show galleries',
};
