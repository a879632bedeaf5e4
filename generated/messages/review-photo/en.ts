// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ReviewPhotoMessages } from './messages.ts';

export const reviewPhotoMessages: MessageData<ReviewPhotoMessages> = { by: ['Photo by ', 'name'], anonymous: 'Customer photo' };
